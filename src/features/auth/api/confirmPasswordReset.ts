import type { ResetPassword } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/**
 * Sets a forgotten password by what a mailed link carries (RESET-03).
 * @throws ApiError
 */
export function confirmPasswordReset(client: ApiClient, body: ResetPassword): Promise<void> {
  return client.request({
    path: '/v1/accounts/password-reset-confirm/',
    method: 'POST',
    // The link says who it is, whoever is logged in here.
    anonymous: true,
    body,
    read: () => undefined,
  })
}
