import type { Register } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import { readDetail } from '#shared/api/readDetail.ts'

/**
 * Makes an account (AUTH-04).
 * @returns what the server has to say about it; null when it says nothing
 * @throws ApiError
 */
export function registerAccount(
  client: ApiClient,
  body: Register,
  signal?: AbortSignal,
): Promise<string | null> {
  return client.request({
    path: '/v1/accounts/register/',
    method: 'POST',
    body,
    read: readDetail,
    signal,
  })
}
