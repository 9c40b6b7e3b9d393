import { Navigate, Route, Routes } from 'react-router'
import { useSession } from '#shared/session/session.ts'
import { NoRightPage } from '#admin/pages/NoRightPage.tsx'
import { NotFoundPage } from '#admin/pages/NotFoundPage.tsx'
import { LiveProvider } from '#admin/shared/live/LiveProvider.tsx'
import { MemberContext } from '#admin/shared/MemberContext.ts'
import { BOARD, PAGES, PAPERS, pagesOf, SECURITY } from '#admin/shared/adminPages.ts'
import { Loading } from '#admin/shared/Loading.tsx'
import { LoadingAlone } from '#admin/shared/LoadingAlone.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useMyRole } from '#admin/shared/useMyRole.ts'
import { AdminShell } from './AdminShell.tsx'
import { SecondFactorGate } from './SecondFactorGate.tsx'
import * as pages from './pages.ts'

/** What the visitor may see: the login, the pages of their role, or that they have none. */
export function AdminPages() {
  const { status } = useSession()
  if (status === 'starting') return <LoadingAlone />
  return status === 'guest' ? <pages.LoginPage fallback={<LoadingAlone />} /> : <PagesOfRole />
}

function PagesOfRole() {
  const { read, isRefused } = useMyRole()
  const { data: member, retry, replace } = read
  if (isRefused) return <NoRightPage />
  if (member === null) return <ReadState read={read} loading={<LoadingAlone />} />
  const [home = PAGES.deliveries] = pagesOf(member.role)
  return (
    <SecondFactorGate
      isNeeded={member.code_needed}
      onRefused={retry}
      onGiven={() => replace({ ...member, code_needed: false })}
    >
      <MemberContext value={member}>
        <LiveProvider isAllowed={member.role !== 'courier'} onRefused={retry}>
          <AdminShell>
            {/* The page stays when the role can't be read again. */}
            <ReadState read={read} />
            <Routes>
              <Route index element={<Navigate to={home} replace />} />
              <Route path={PAGES.today} element={<pages.TodayPage fallback={<Loading />} />} />
              <Route path={PAGES.orders} element={<pages.OrdersPage fallback={<Loading />} />} />
              <Route path={BOARD} element={<pages.BoardPage fallback={<Loading />} />} />
              <Route path={PAPERS} element={<pages.PapersPage fallback={<Loading />} />} />
              <Route path={`${PAGES.orders}/:id`} element={<pages.OrderPage fallback={<Loading />} />} />
              <Route path={PAGES.returns} element={<pages.ReturnsPage fallback={<Loading />} />} />
              <Route path={`${PAGES.returns}/:id`} element={<pages.ReturnPage fallback={<Loading />} />} />
              <Route path={PAGES.products} element={<pages.ProductsPage fallback={<Loading />} />} />
              <Route path={`${PAGES.products}/bulk`} element={<pages.BulkPage fallback={<Loading />} />} />
              <Route path={`${PAGES.products}/:id`} element={<pages.ProductPage fallback={<Loading />} />} />
              <Route path={PAGES.categories} element={<pages.CategoriesPage fallback={<Loading />} />} />
              <Route path={PAGES.stock} element={<pages.StockCountPage fallback={<Loading />} />} />
              <Route path={PAGES.import} element={<pages.ImportPage fallback={<Loading />} />} />
              <Route path={PAGES.deliveries} element={<pages.DeliveriesPage fallback={<Loading />} />} />
              <Route path={PAGES.customers} element={<pages.CustomersPage fallback={<Loading />} />} />
              <Route
                path={`${PAGES.customers}/:id`}
                element={<pages.CustomerPage fallback={<Loading />} />}
              />
              <Route path={PAGES.reviews} element={<pages.ReviewsPage fallback={<Loading />} />} />
              <Route path={PAGES.mails} element={<pages.MailsPage fallback={<Loading />} />} />
              <Route path={PAGES.promotions} element={<pages.PromotionsPage fallback={<Loading />} />} />
              <Route path={PAGES.codes} element={<pages.PromotionCodesPage fallback={<Loading />} />} />
              <Route path={PAGES.staff} element={<pages.StaffPage fallback={<Loading />} />} />
              <Route path={PAGES.settings} element={<pages.SettingsPage fallback={<Loading />} />} />
              <Route path={PAGES.audit} element={<pages.AuditPage fallback={<Loading />} />} />
              <Route path={SECURITY} element={<pages.SecurityPage fallback={<Loading />} />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </AdminShell>
        </LiveProvider>
      </MemberContext>
    </SecondFactorGate>
  )
}
