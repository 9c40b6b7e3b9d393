import type { Id } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { pathOfAddress } from './pathOfAddress.ts'

/** `DELETE /v1/customer/addresses/{id}/`; one that is gone already counts as deleted. @throws ApiError */
export async function deleteAddress(client: ApiClient, id: Id): Promise<void> {
  try {
    await client.request({ method: 'DELETE', path: pathOfAddress(id), csrfFirst: true, read: () => null })
  } catch (error) {
    if (asApiError(error).status !== 404) throw error
  }
}
