import type { OrderStage, StaffRole } from '@dukani/contracts'
import type { AdminTextKey } from '@dukani/i18n'

/** The paths of the pages, below `/admin`. */
export const PAGES = {
  today: '/today',
  orders: '/orders',
  returns: '/returns',
  products: '/products',
  categories: '/categories',
  stock: '/stock',
  import: '/import',
  deliveries: '/deliveries',
  promotions: '/promotions',
  codes: '/codes',
  customers: '/customers',
  reviews: '/reviews',
  mails: '/mails',
  staff: '/staff',
  settings: '/settings',
  audit: '/audit',
} as const
export type AdminPagePath = (typeof PAGES)[keyof typeof PAGES]

/** The names of the pages. */
export const NAMES = {
  '/today': 'admin.today',
  '/orders': 'admin.orders',
  '/returns': 'admin.returns',
  '/products': 'admin.products',
  '/categories': 'admin.categories',
  '/stock': 'admin.stock',
  '/import': 'admin.import',
  '/deliveries': 'admin.deliveries',
  '/promotions': 'admin.promotions',
  '/codes': 'admin.codes',
  '/customers': 'admin.customers',
  '/reviews': 'admin.reviews',
  '/mails': 'admin.mails',
  '/staff': 'admin.staff',
  '/settings': 'admin.settings',
  '/audit': 'admin.audit',
} as const satisfies Record<AdminPagePath, AdminTextKey>

const FOR_OWNERS: readonly AdminPagePath[] = [PAGES.staff, PAGES.settings, PAGES.audit]
const OWNERS = Object.values(PAGES)

const ALL: Record<StaffRole, readonly AdminPagePath[]> = {
  owner: OWNERS,
  manager: OWNERS.filter((page) => !FOR_OWNERS.includes(page)),
  courier: [PAGES.deliveries],
}

/** The path of the account's security, below `/admin`. */
export const SECURITY = '/security'

/** The path of the board of orders, below `/admin`. */
export const BOARD = `${PAGES.orders}/board`

/** The path of the page that prints orders, below `/admin`. */
export const PAPERS = `${PAGES.orders}/papers`

/** The names of the stages of an order. */
export const STAGE_NAMES = {
  transfer: 'admin.board.transfer',
  prepare: 'admin.board.prepare',
  prepared: 'admin.board.prepared',
  onTheWay: 'admin.board.onTheWay',
} as const satisfies Record<OrderStage, AdminTextKey>

/** The pages of a role, its start page first. The server decides what the role may do. */
export const pagesOf = (role: StaffRole): readonly AdminPagePath[] => ALL[role]
