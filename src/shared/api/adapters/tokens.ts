import type { Tokens } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { isRecord, textOf, type Json } from './values.ts'

/** Reads what a login answered. @throws ApiError (parse) without both tokens */
export function toTokens(raw: Json): Tokens {
  const tokens = toGivenTokens(raw)
  if (tokens === null) throw parseError('the tokens of a login')
  return tokens
}

/** The tokens that an answer holds; null where it doesn't hold both. */
export function toGivenTokens(raw: Json): Tokens | null {
  if (!isRecord(raw)) return null
  const { access, refresh } = raw
  return typeof access === 'string' && typeof refresh === 'string' ? { access, refresh } : null
}

export interface RenewedToken {
  access: string
  /** a rotated refresh token, where a server puts it into its answer */
  refresh: string | undefined
}

/** Reads what a renewal answered. @throws ApiError (parse) without an access token */
export function toRenewedToken(raw: Json): RenewedToken {
  const access = isRecord(raw) ? raw['access'] : null
  if (!isRecord(raw) || typeof access !== 'string') throw parseError('a renewed token')
  return { access, refresh: textOf(raw['refresh']) || undefined }
}
