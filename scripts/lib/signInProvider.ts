import { OAuth2Server, type MutableRedirectUri, type MutableToken } from 'oauth2-mock-server'

/** A request of a browser, or of the shop that exchanges a code. */
interface ProviderRequest {
  headers: { cookie?: string }
  body?: { code?: string }
}

/** Cookie with the account that signs in: claims as JSON, or `nobody`. */
const ACCOUNT_COOKIE = 'account'

/**
 * Starts an OpenID Connect provider for e2e tests, on another site than the shop and without a login page. It signs
 * in the account of the cookie at once, or denies access for `nobody`.
 * @returns configuration for the shop
 */
export async function startSignInProvider(): Promise<{
  env: Record<string, string>
  stop: () => Promise<void>
}> {
  const server = new OAuth2Server()
  const accounts = new Map<string, Record<string, unknown>>()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  // Its default issuer is localhost, which would be same-site with the shop.
  server.issuer.url = issuer

  server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, request: ProviderRequest) => {
    const account = cookieOf(request, ACCOUNT_COOKIE)
    if (account === 'nobody') {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    } else {
      accounts.set(url.searchParams.get('code') ?? '', JSON.parse(account) as Record<string, unknown>)
    }
  })
  server.service.on('beforeTokenSigning', (token: MutableToken, request: ProviderRequest) => {
    // Also signs the access token.
    if (token.payload['aud'] !== undefined)
      Object.assign(token.payload, accounts.get(request.body?.code ?? ''))
  })
  return {
    env: { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer },
    stop: () => server.stop(),
  }
}

function cookieOf({ headers }: ProviderRequest, name: string): string {
  const cookies = (headers.cookie ?? '').split('; ').map((cookie) => cookie.split('='))
  const [, value = 'nobody'] = cookies.find(([key]) => key === name) ?? []
  return decodeURIComponent(value)
}
