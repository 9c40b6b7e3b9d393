import type { ManualAddress } from '@dukani/contracts'

/** The fields of an address in their order on the screen (CHECK-02). */
export const ADDRESS_FIELDS = ['home_address', 'city', 'region', 'postal_code'] as const

/** An address before anything is typed. */
export const NO_ADDRESS: ManualAddress = { home_address: '', city: '', region: '', postal_code: '' }
