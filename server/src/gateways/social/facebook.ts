import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import * as z from 'zod/mini'
import { SOCIAL_TIMEOUT_S } from '../../config/limits.ts'
import type { FacebookConfig } from '../../config/social.ts'
import { allowHttp, requestParameters } from './client.ts'
import type { SocialProvider } from './socialProvider.ts'

const meSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
})

/**
 * Facebook: OAuth 2.0 without discovery and without an ID token. The Graph API says who it is, with the token of our
 * own exchange. It doesn't say whether an e-mail is verified, so none counts as verified.
 */
export function createFacebook(options: FacebookConfig): SocialProvider {
  const { clientId, clientSecret, authorizationUrl, graphUrl } = options
  const config = new client.Configuration(
    {
      issuer: new URL(authorizationUrl).origin,
      authorization_endpoint: authorizationUrl,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
  )
  config.timeout = SOCIAL_TIMEOUT_S
  for (const change of allowHttp(graphUrl)) change(config)

  return {
    async authorizationAddress(secrets, redirectUri) {
      return client.buildAuthorizationUrl(config, {
        ...(await requestParameters(secrets, redirectUri)),
        scope: 'email,public_profile',
      })
    },

    async identity({ state, verifier }, answer) {
      const { access_token: token } = await client.authorizationCodeGrant(config, answer, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      })
      const address = new URL(`${graphUrl}/me`)
      address.searchParams.set('fields', 'id,first_name,last_name,email')
      // Proves that the token is used by the app it was issued for.
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
      address.searchParams.set('appsecret_proof', proof)
      const response = await client.fetchProtectedResource(config, token, address, 'GET')
      if (!response.ok) throw new Error(`the Graph API answered with ${response.status}`)
      const me = meSchema.parse(await response.json())
      return {
        subject: me.id,
        email: me.email ?? null,
        emailVerified: false,
        firstName: me.first_name ?? '',
        lastName: me.last_name ?? '',
      }
    },
  }
}
