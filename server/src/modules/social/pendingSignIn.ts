import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { SOCIAL_SIGN_IN_S } from '../../config/limits.ts'
import type { ProviderName, SignInSecrets } from '../../gateways/social/socialProvider.ts'
import { deriveKey } from '../accounts/secrets.ts'

const ALGORITHM = 'HS256'

const begunSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() })

/** A sign-in that has been begun: its secrets, and the path (checked) to come back to. */
export interface PendingSignIn extends SignInSecrets {
  next: string
}

/** Writes sign-ins as signed texts, which a browser keeps while it is at the provider. */
export interface SignInTokens {
  write(provider: ProviderName, begun: PendingSignIn): Promise<string>
  /** null: not one of ours, another provider's, or older than 10 minutes. Never throws. */
  read(provider: ProviderName, text: string | undefined): Promise<PendingSignIn | null>
}

/** @param secret the shop's */
export function createSignInTokens(secret: string): SignInTokens {
  const key = deriveKey(secret, 'social sign-in')
  return {
    write(provider, { state, nonce, verifier, next }) {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ state, nonce, verifier, next })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(provider)
        .setExpirationTime(now + SOCIAL_SIGN_IN_S)
        .sign(key)
    },

    async read(provider, text = '') {
      const options = { algorithms: [ALGORITHM], audience: provider, requiredClaims: ['exp'] }
      const verified = await jwtVerify(text, key, options).catch(() => null)
      const begun = begunSchema.safeParse(verified?.payload)
      return begun.success ? begun.data : null
    },
  }
}
