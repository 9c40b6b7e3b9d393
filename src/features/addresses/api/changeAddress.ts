import type { Address, AddressField, Id } from '@dukani/contracts'
import { toAddress } from '#shared/api/adapters/address.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { pathOfAddress } from './pathOfAddress.ts'

/** `PATCH /v1/customer/addresses/{id}/` with one field and nothing else (PROF-04). @throws ApiError */
export function changeAddress(
  client: ApiClient,
  id: Id,
  field: AddressField,
  text: string,
): Promise<Address> {
  const body = { [field]: text }
  // An answer may be of that field alone, or of nothing at all.
  const read = (answer: unknown) => toAddress({ id, ...body, ...(typeof answer === 'object' && answer) })
  return client.request({ method: 'PATCH', path: pathOfAddress(id), body, csrfFirst: true, read })
}
