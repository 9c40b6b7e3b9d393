import type { Id } from '@dukani/contracts'
import { idOf, isRecord, numberOf, sameId } from '../api/adapters/values.ts'

/** Longer than any cookie, so it can't be a token. */
const LONGEST_TOKEN = 8_192

/** What an access token says of itself (AUTH-14). It is only read, never verified: that is the server's part. */
export interface AccessClaims {
  /** null when it doesn't say */
  userId: Id | null
  /** ms since the epoch; null when it doesn't say */
  expiresAt: number | null
}

const NOTHING: AccessClaims = { userId: null, expiresAt: null }

/** Reads the payload of a JWT. Never throws: anything else has no claims. */
export function readClaims(token: string): AccessClaims {
  const parts = token.length > LONGEST_TOKEN ? [] : token.split('.')
  if (parts.length !== 3) return NOTHING
  try {
    const claims: unknown = JSON.parse(fromBase64Url(parts[1] ?? ''))
    if (!isRecord(claims)) return NOTHING
    const seconds = numberOf(claims['exp'])
    return { userId: idOf(claims['user_id']), expiresAt: seconds === null ? null : seconds * 1000 }
  } catch {
    return NOTHING
  }
}

/**
 * Whether a token's time is over, or it doesn't say when that is (AUTH-07).
 * @param now ms since the epoch
 */
export function isExpired(token: string, now: number): boolean {
  const { expiresAt } = readClaims(token)
  return expiresAt === null || expiresAt < now
}

/** Whether a token may belong to a user: it names them, or no one. */
export function mayBeOf(token: string, user: Id): boolean {
  const { userId } = readClaims(token)
  return userId === null || sameId(userId, user)
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
