import type { ForgotPassword } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/**
 * Asks for a mail with a link to set a new password (AUTH-05).
 * @throws ApiError
 */
export async function requestPasswordReset(
  client: ApiClient,
  body: ForgotPassword,
  signal?: AbortSignal,
): Promise<void> {
  await client.request({
    path: '/v1/accounts/password-reset/',
    method: 'POST',
    body,
    read: ignored,
    signal,
  })
}

const ignored = () => undefined
