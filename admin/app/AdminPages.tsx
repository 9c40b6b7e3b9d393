import { Navigate, Route, Routes } from 'react-router'
import { useSession } from '#shared/session/session.ts'
import { AuditPage } from '#admin/pages/AuditPage.tsx'
import { BulkPage } from '#admin/pages/BulkPage.tsx'
import { DeliveriesPage } from '#admin/pages/DeliveriesPage.tsx'
import { LoginPage } from '#admin/pages/LoginPage.tsx'
import { NoRightPage } from '#admin/pages/NoRightPage.tsx'
import { NotFoundPage } from '#admin/pages/NotFoundPage.tsx'
import { OrderPage } from '#admin/pages/OrderPage.tsx'
import { OrdersPage } from '#admin/pages/OrdersPage.tsx'
import { ProductPage } from '#admin/pages/ProductPage.tsx'
import { ProductsPage } from '#admin/pages/ProductsPage.tsx'
import { StaffPage } from '#admin/pages/StaffPage.tsx'
import { MemberContext } from '#admin/shared/MemberContext.ts'
import { PAGES, pagesOf } from '#admin/shared/adminPages.ts'
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
      <AdminShell>
        <Routes>
          <Route index element={<Navigate to={home} replace />} />
          <Route path={PAGES.orders} element={<OrdersPage />} />
          <Route path={`${PAGES.orders}/:id`} element={<OrderPage />} />
          <Route path={PAGES.products} element={<ProductsPage />} />
          <Route path={`${PAGES.products}/bulk`} element={<BulkPage />} />
          <Route path={`${PAGES.products}/:id`} element={<ProductPage />} />
          <Route path={PAGES.deliveries} element={<DeliveriesPage />} />
          <Route path={PAGES.staff} element={<StaffPage />} />
          <Route path={PAGES.audit} element={<AuditPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </AdminShell>
    </MemberContext>
  )
}
