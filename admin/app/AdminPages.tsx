import { Navigate, Route, Routes } from 'react-router'
import { useSession } from '#shared/session/session.ts'
import { AuditPage } from '#admin/pages/AuditPage.tsx'
import { BoardPage } from '#admin/pages/BoardPage.tsx'
import { DeliveriesPage } from '#admin/pages/DeliveriesPage.tsx'
import { LoginPage } from '#admin/pages/LoginPage.tsx'
import { NoRightPage } from '#admin/pages/NoRightPage.tsx'
import { NotFoundPage } from '#admin/pages/NotFoundPage.tsx'
import { OrderPage } from '#admin/pages/OrderPage.tsx'
import { OrdersPage } from '#admin/pages/OrdersPage.tsx'
import { StaffPage } from '#admin/pages/StaffPage.tsx'
import { TodayPage } from '#admin/pages/TodayPage.tsx'
import { LiveProvider } from '#admin/shared/live/LiveProvider.tsx'
import { MemberContext } from '#admin/shared/MemberContext.ts'
import { BOARD, PAGES, pagesOf } from '#admin/shared/adminPages.ts'
import { Loading } from '#admin/shared/Loading.tsx'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { useMyRole } from '#admin/shared/useMyRole.ts'
import { AdminShell } from './AdminShell.tsx'

/** What the visitor may see: the login, the pages of their role, or that they have none. */
export function AdminPages() {
  const { status } = useSession()
  if (status === 'starting') return <Loading />
  return status === 'guest' ? <LoginPage /> : <PagesOfRole />
}

function PagesOfRole() {
  const { member, isRefused, error, retry } = useMyRole()
  if (isRefused) return <NoRightPage />
  if (error !== null) return <LoadFailed error={error} onRetry={retry} />
  if (member === null) return <Loading />
  const [home = PAGES.deliveries] = pagesOf(member.role)
  return (
    <MemberContext value={member}>
      <LiveProvider isAllowed={member.role !== 'courier'}>
        <AdminShell>
          <Routes>
            <Route index element={<Navigate to={home} replace />} />
            <Route path={PAGES.today} element={<TodayPage />} />
            <Route path={PAGES.orders} element={<OrdersPage />} />
            <Route path={BOARD} element={<BoardPage />} />
            <Route path={`${PAGES.orders}/:id`} element={<OrderPage />} />
            <Route path={PAGES.deliveries} element={<DeliveriesPage />} />
            <Route path={PAGES.staff} element={<StaffPage />} />
            <Route path={PAGES.audit} element={<AuditPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </AdminShell>
      </LiveProvider>
    </MemberContext>
  )
}
