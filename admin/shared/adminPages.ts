import type { StaffRole } from '@dukani/contracts'
import type { AdminTextKey } from '@dukani/i18n'

/** The paths of the pages, below `/admin`. */
export const PAGES = {
  orders: '/orders',
  products: '/products',
  deliveries: '/deliveries',
  staff: '/staff',
  audit: '/audit',
} as const
export type AdminPagePath = (typeof PAGES)[keyof typeof PAGES]

/** The names of the pages. */
export const NAMES = {
  '/orders': 'admin.orders',
  '/products': 'admin.products',
  '/deliveries': 'admin.deliveries',
  '/staff': 'admin.staff',
  '/audit': 'admin.audit',
} as const satisfies Record<AdminPagePath, AdminTextKey>

const ALL: Record<StaffRole, readonly AdminPagePath[]> = {
  owner: [PAGES.orders, PAGES.products, PAGES.deliveries, PAGES.staff, PAGES.audit],
  manager: [PAGES.orders, PAGES.products, PAGES.deliveries],
  courier: [PAGES.deliveries],
}

/** The pages that a role sees, its first one first. The server decides what it may do. */
export const pagesOf = (role: StaffRole): readonly AdminPagePath[] => ALL[role]
