import type { Id } from '@dukani/contracts'

/** The call of a customer's address book. */
export const ADDRESSES_PATH = '/v1/customer/addresses/'

/** The SWR key of an address book, the same wherever it is shown; no one else's answers are under it. */
export const addressKey = (customerId: Id) => ['addresses', String(customerId)] as const
