import type { ApiError } from './ApiError.ts'

/** How long one attempt may take, answer and body together (API-01). */
export const TIMEOUT_MS = 10_000

/** The same for a form with a file: 5 MB take a telephone's line longer than that. */
export const UPLOAD_TIMEOUT_MS = 60_000

const MORE_ATTEMPTS = 2
/** How long a read may take with all its attempts. */
const TOTAL_MS = 15_000
const LONGEST_RETRY_AFTER_S = 10

/**
 * How long to wait before a failed read is tried again.
 * @param failures how often it has failed by now, from 1
 * @param spentMs time since the first attempt began
 * @param random from 0 to 1: full jitter, so that a shop full of browsers doesn't come back in step
 * @returns ms, or null when it is not to be tried again
 */
export function retryDelay(
  error: ApiError,
  failures: number,
  spentMs: number,
  random: number,
): number | null {
  // Without a connection a retry is pointless; SWR revalidates when it is back.
  if (!error.retryable || error.kind === 'offline' || failures > MORE_ATTEMPTS) return null
  // A server that is asked too often says when to come again, perhaps in a header that another origin doesn't show.
  if (error.status === 429 && error.retryAfter === null) return null
  if (error.retryAfter !== null && error.retryAfter > LONGEST_RETRY_AFTER_S) return null
  const delay =
    error.retryAfter === null ? random * Math.min(8_000, 500 * 2 ** failures) : error.retryAfter * 1000
  return spentMs + delay < TOTAL_MS ? delay : null
}

/**
 * How long to wait before a write with an idempotency key is sent its second and last time: after no answer, none in
 * time, or a server that can't just now.
 * @param random from 0 to 1
 * @returns ms, or null when it is not to be sent again
 */
export function keyedRetryDelay(error: ApiError, random: number): number | null {
  const unknown = error.kind === 'network' || error.kind === 'timeout' || error.status === 503
  return unknown ? retryDelay(error, 1, 0, random) : null
}

/** What is left for the next attempt of a read that began `spentMs` ago. */
export function attemptTimeout(spentMs: number): number {
  return Math.max(1, Math.min(TIMEOUT_MS, TOTAL_MS - spentMs))
}

/**
 * Seconds of a `Retry-After` header: a number, or a moment.
 * @param now ms since the epoch
 */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000))
}
