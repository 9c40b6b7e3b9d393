import { createHmac, randomBytes } from 'node:crypto'
import { timingSafeEqualText } from '../timingSafeEqualText.ts'

/**
 * A token that only this server can make, valid for one session: `random.HMAC(secret, session ‖ random)`. A cookie
 * planted by another site or a sibling domain is useless.
 */
export function makeCsrfToken(secret: string, session: string): string {
  const random = randomBytes(16).toString('base64url')
  return `${random}.${signature(secret, session, random)}`
}

/** Whether this server made a token for this session. Takes constant time. */
export function isCsrfToken(secret: string, session: string, token: string): boolean {
  const [random = '', signed = ''] = token.split('.')
  return timingSafeEqualText(signed, signature(secret, session, random)) && token === `${random}.${signed}`
}

function signature(secret: string, session: string, random: string): string {
  return createHmac('sha256', secret).update(`csrf\0${session}\0${random}`).digest('base64url')
}
