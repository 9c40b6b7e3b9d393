import type { Address } from '@dukani/contracts'
import { toAddresses } from '#shared/api/adapters/address.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { ADDRESSES_PATH } from './addressKey.ts'

/** `GET /v1/customer/addresses/`: the asker's own. @throws ApiError */
export function fetchAddresses(client: ApiClient): Promise<Address[]> {
  return client.request({ path: ADDRESSES_PATH, read: toAddresses })
}
