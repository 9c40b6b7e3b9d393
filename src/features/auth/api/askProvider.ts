import type { SignInProvider } from '#shared/session/signInReturn.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { REDIRECTED } from '#shared/api/redirected.ts'
import { parseError } from '#shared/api/ApiError.ts'

const pathOf = (provider: SignInProvider) => `/v1/accounts/${provider}/login/`

/**
 * Asks whether the shop offers sign-in by a provider, before the page is left for it (AUTH-06, API-04).
 * @throws ApiError when it doesn't: 503 with the server's `detail` for a provider that it isn't registered with
 */
export function askProvider(client: ApiClient, provider: SignInProvider, signal: AbortSignal): Promise<void> {
  return client.request({
    path: pathOf(provider),
    anonymous: true,
    fresh: true,
    redirect: 'manual',
    signal,
    read(answer) {
      if (answer !== REDIRECTED) throw parseError('no way to the provider')
    },
  })
}

/**
 * Where the page goes to sign in by a provider.
 * @param apiBase of the configuration
 * @param next the path of the shop, with its query, to come back to
 */
export function signInAddress(apiBase: string, provider: SignInProvider, next: string): string {
  return `${apiBase}${pathOf(provider)}?${new URLSearchParams({ next })}`
}
