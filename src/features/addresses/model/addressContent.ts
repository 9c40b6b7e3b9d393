import { ADDRESS_FIELDS, type ManualAddress } from '@dukani/contracts'

/** What an address says, the same for two that say the same. */
export function contentOf(address: Partial<ManualAddress>): string {
  return JSON.stringify(ADDRESS_FIELDS.map((field) => address[field]?.trim() ?? ''))
}
