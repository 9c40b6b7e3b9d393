import * as client from 'openid-client'
import * as z from 'zod/mini'
import { SOCIAL_TIMEOUT_S } from '../../config/limits.ts'
import type { GoogleConfig } from '../../config/social.ts'
import { allowHttp, requestParameters } from './client.ts'
import type { SocialProvider } from './socialProvider.ts'

const claimsSchema = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})

/** Google, or any provider of OpenID Connect: its addresses and keys are found by discovery, at the first sign-in. */
export function createGoogle({ clientId, clientSecret, issuer }: GoogleConfig): SocialProvider {
  let discovered: Promise<client.Configuration> | null = null

  function discover(): Promise<client.Configuration> {
    discovered ??= client
      .discovery(new URL(issuer), clientId, clientSecret, client.ClientSecretPost(clientSecret), {
        execute: allowHttp(issuer),
        timeout: SOCIAL_TIMEOUT_S,
      })
      .catch((error: unknown) => {
        // Discovery is tried again at the next sign-in.
        discovered = null
        throw error
      })
    return discovered
  }

  return {
    async authorizationAddress(secrets, redirectUri) {
      return client.buildAuthorizationUrl(await discover(), {
        ...(await requestParameters(secrets, redirectUri)),
        scope: 'openid email profile',
        nonce: secrets.nonce,
      })
    },

    async identity({ state, nonce, verifier }, answer) {
      const tokens = await client.authorizationCodeGrant(await discover(), answer, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
      })
      const claims = claimsSchema.parse(tokens.claims())
      return {
        subject: claims.sub,
        email: claims.email ?? null,
        emailVerified: claims.email_verified === true,
        firstName: claims.given_name ?? '',
        lastName: claims.family_name ?? '',
      }
    },
  }
}
