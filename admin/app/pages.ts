import { lazyPart } from '#shared/lazy/lazyPart.tsx'

/** The pages, each loaded separately when it is first opened. */
export const LoginPage = lazyPart(async () => (await import('#admin/pages/LoginPage.tsx')).LoginPage)
export const SecondFactorPage = lazyPart(
  async () => (await import('#admin/pages/SecondFactorPage.tsx')).SecondFactorPage,
)
export const SecurityPage = lazyPart(async () => (await import('#admin/pages/SecurityPage.tsx')).SecurityPage)
export const TodayPage = lazyPart(async () => (await import('#admin/pages/TodayPage.tsx')).TodayPage)
export const BoardPage = lazyPart(async () => (await import('#admin/pages/BoardPage.tsx')).BoardPage)
export const OrdersPage = lazyPart(async () => (await import('#admin/pages/OrdersPage.tsx')).OrdersPage)
export const PapersPage = lazyPart(async () => (await import('#admin/pages/PapersPage.tsx')).PapersPage)
export const OrderPage = lazyPart(async () => (await import('#admin/pages/OrderPage.tsx')).OrderPage)
export const ReturnsPage = lazyPart(async () => (await import('#admin/pages/ReturnsPage.tsx')).ReturnsPage)
export const ReturnPage = lazyPart(async () => (await import('#admin/pages/ReturnPage.tsx')).ReturnPage)
export const DeliveriesPage = lazyPart(
  async () => (await import('#admin/pages/DeliveriesPage.tsx')).DeliveriesPage,
)
export const StaffPage = lazyPart(async () => (await import('#admin/pages/StaffPage.tsx')).StaffPage)
export const SettingsPage = lazyPart(async () => (await import('#admin/pages/SettingsPage.tsx')).SettingsPage)
export const AuditPage = lazyPart(async () => (await import('#admin/pages/AuditPage.tsx')).AuditPage)
export const ReviewsPage = lazyPart(async () => (await import('#admin/pages/ReviewsPage.tsx')).ReviewsPage)
export const CustomersPage = lazyPart(
  async () => (await import('#admin/pages/CustomersPage.tsx')).CustomersPage,
)
export const CustomerPage = lazyPart(async () => (await import('#admin/pages/CustomerPage.tsx')).CustomerPage)
export const MailsPage = lazyPart(async () => (await import('#admin/pages/MailsPage.tsx')).MailsPage)
export const PromotionCodesPage = lazyPart(
  async () => (await import('#admin/pages/PromotionCodesPage.tsx')).PromotionCodesPage,
)
export const PromotionsPage = lazyPart(
  async () => (await import('#admin/pages/PromotionsPage.tsx')).PromotionsPage,
)
export const ProductsPage = lazyPart(async () => (await import('#admin/pages/ProductsPage.tsx')).ProductsPage)
export const CategoriesPage = lazyPart(
  async () => (await import('#admin/pages/CategoriesPage.tsx')).CategoriesPage,
)
export const ProductPage = lazyPart(async () => (await import('#admin/pages/ProductPage.tsx')).ProductPage)
export const StockCountPage = lazyPart(
  async () => (await import('#admin/pages/StockCountPage.tsx')).StockCountPage,
)
export const BulkPage = lazyPart(async () => (await import('#admin/pages/BulkPage.tsx')).BulkPage)
export const ImportPage = lazyPart(async () => (await import('#admin/pages/ImportPage.tsx')).ImportPage)
