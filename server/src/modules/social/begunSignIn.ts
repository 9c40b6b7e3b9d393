import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { SOCIAL_SIGN_IN_S } from '../../config/limits.ts'
import type { ProviderName, SignInSecrets } from '../../gateways/social/socialProvider.ts'
import { derivedKey } from '../accounts/secrets.ts'

const ALGORITHM = 'HS256'

const begunSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() })

/** A sign-in that has been begun: its secrets, and the path (checked) to come back to. */
export interface BegunSignIn extends SignInSecrets {
  next: string
}

/** Writes sign-ins as signed texts, which a browser keeps while it is at the provider. */
export interface SignInTexts {
  write(provider: ProviderName, begun: BegunSignIn): Promise<string>
  /** null: not one of ours, another provider's, or older than 10 minutes. Never throws. */
  read(provider: ProviderName, text: string | undefined): Promise<BegunSignIn | null>
}

/** @param secret the shop's */
export function createSignInTexts(secret: string): SignInTexts {
  const key = derivedKey(secret, 'social sign-in')
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
