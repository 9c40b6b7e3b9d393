import { CSRF_COOKIE } from '@dukani/contracts'
import { readCookie } from '../browser/cookies.ts'
import { asApiError, type ApiError } from './ApiError.ts'

const BODY_NAMES = ['csrfToken', 'csrf_token', 'csrftoken', 'token']

/** How often a write is sent whose token is refused. */
export const MOST_SENDS = 3

/** The token that writes carry (API-01). */
export interface CsrfToken {
  /** The current token; null when there is none yet. Read for every call, since it changes at login. */
  current: () => string | null
  /** Takes the token from an answer's body: this page can't read the cookie of an API on another host. */
  learn: (body: unknown) => void
}

/** The CSRF token of the page's client. The cookie takes precedence over a token from an answer. */
export function createCsrfToken(cookies: () => string): CsrfToken {
  let fromBody: string | null = null
  return {
    current: () => readCookie(CSRF_COOKIE, cookies()) ?? fromBody,
    learn(body) {
      if (typeof body !== 'object' || body === null) return
      const given: Record<string, unknown> = { ...body }
      const token = BODY_NAMES.map((name) => given[name]).find((value) => typeof value === 'string')
      if (typeof token === 'string' && token !== '') fromBody = token
    },
  }
}

/**
 * Whether a refused write is worth a new token and a second try: the server says so, or none was sent. Any other 403
 * is a plain refusal.
 */
export function isCsrfRefusal(error: ApiError, sent: string | null): boolean {
  if (error.status !== 403) return false
  return sent === null || /csrf/i.test(`${error.body.code ?? ''} ${error.body.detail ?? ''}`)
}

/**
 * Lets a write go on whose token was refused: a server that gives none may need none.
 * @throws the error of a server that wasn't reached, and won't get the write either
 */
export function passRefusal(error: unknown): void {
  if (asApiError(error).status === null) throw error
}
