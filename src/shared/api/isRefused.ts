import type { ApiError } from './ApiError.ts'

const OPEN_STATUSES = new Set([401, 403, 408, 429])

/**
 * Whether the server's answer means that a write with an idempotency key was not carried out. Everything else leaves it
 * open, also a 401, a 403 (a second factor is asked for) or a 429, which may follow an attempt that succeeded (CHECK-12).
 */
export function isRefused({ kind, status }: ApiError): boolean {
  return kind === 'http' && status !== null && status >= 400 && status < 500 && !OPEN_STATUSES.has(status)
}
