import { ADDRESS_FIELDS, type Address, type CreateAddress, type ManualAddress } from '@dukani/contracts'
import { trimmedAddress, type AddressPoint } from '#shared/address/typedAddress.ts'

/** Its name among the drafts that a tab keeps. */
export const ADDRESS_DRAFT = 'address'

/**
 * What is saved of an address that was typed (CHECK-03).
 * @returns null when the book has it already
 */
export function addressToSave(
  texts: ManualAddress,
  point: AddressPoint,
  saved: readonly Address[],
): CreateAddress | null {
  const address = trimmedAddress(texts)
  const isKnown = saved.some((one) => ADDRESS_FIELDS.every((field) => one[field].trim() === address[field]))
  return isKnown ? null : { ...address, ...point }
}
