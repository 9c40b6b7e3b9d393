import type { StaffRole } from '@dukani/contracts'
import type { AdminTextKey } from '@dukani/i18n'

/** The paths of the pages, below `/admin`. */
export const PAGES = {
  orders: '/orders',
  deliveries: '/deliveries',
  codes: '/codes',
  customers: '/customers',
  reviews: '/reviews',
  mails: '/mails',
  staff: '/staff',
  audit: '/audit',
} as const
export type AdminPagePath = (typeof PAGES)[keyof typeof PAGES]

/** The names of the pages. */
export const NAMES = {
  '/orders': 'admin.orders',
  '/deliveries': 'admin.deliveries',
  '/codes': 'admin.codes',
  '/customers': 'admin.customers',
  '/reviews': 'admin.reviews',
  '/mails': 'admin.mails',
  '/staff': 'admin.staff',
  '/audit': 'admin.audit',
} as const satisfies Record<AdminPagePath, AdminTextKey>

const ALL: Record<StaffRole, readonly AdminPagePath[]> = {
  owner: [
    PAGES.orders,
    PAGES.deliveries,
    PAGES.codes,
    PAGES.customers,
    PAGES.reviews,
    PAGES.mails,
    PAGES.staff,
    PAGES.audit,
  ],
  manager: [PAGES.orders, PAGES.deliveries, PAGES.codes, PAGES.customers, PAGES.reviews, PAGES.mails],
  courier: [PAGES.deliveries],
}

/** The pages that a role sees, its first one first. The server decides what it may do. */
export const pagesOf = (role: StaffRole): readonly AdminPagePath[] => ALL[role]
