import type { Address, CreateAddress } from '@dukani/contracts'
import { toAddress } from '#shared/api/adapters/address.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { ADDRESSES_PATH } from './addressKey.ts'

/** `POST /v1/customer/addresses/`: saves an address (PROF-11). @throws ApiError */
export function createAddress(client: ApiClient, body: CreateAddress): Promise<Address> {
  return client.request({ method: 'POST', path: ADDRESSES_PATH, body, csrfFirst: true, read: toAddress })
}
