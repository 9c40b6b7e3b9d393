import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { newId } from '../../ids.ts'
import { deriveKey } from './secrets.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'dukani'
const AUDIENCE = 'dukani-api'

/** Far longer than any of our tokens. */
const LONGEST = 2_000

const claimsSchema = z.object({
  typ: z.literal('access'),
  user_id: z.uuid(),
  sid: z.uuid(),
  epoch: z.number(),
})

/** The session of a token. */
export interface AccessClaims {
  userId: string
  sessionId: string
  /** `token_epoch` of the user when it was made */
  epoch: number
}

/** Makes and reads access tokens: JWTs with user_id and exp (AUTH-14), signed by this shop alone. */
export interface AccessTokens {
  make(claims: AccessClaims): Promise<string>
  /** null: not one of ours, not an access token, or expired. Never throws, whatever the text is. */
  read(token: string): Promise<AccessClaims | null>
}

/** @param seconds how long a token is valid */
export function createAccessTokens({ secret, seconds }: { secret: string; seconds: number }): AccessTokens {
  const key = deriveKey(secret, 'access token')
  return {
    make({ userId, sessionId, epoch }) {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ typ: 'access', user_id: userId, sid: sessionId, epoch })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(newId())
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key)
    },

    async read(token) {
      if (token.length > LONGEST) return null
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'iat', 'jti'],
      }).catch(() => null)
      const claims = claimsSchema.safeParse(verified?.payload)
      if (!claims.success) return null
      return { userId: claims.data.user_id, sessionId: claims.data.sid, epoch: claims.data.epoch }
    },
  }
}
