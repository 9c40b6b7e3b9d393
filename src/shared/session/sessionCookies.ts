import { readCookie } from '../browser/cookies.ts'

/** The names of the session's two cookies (AUTH-10). The server writes the second one too, when it rotates it. */
export const ACCESS_COOKIE = 'accessToken'
export const REFRESH_COOKIE = 'refresh_token'

/** Where cookies are kept. */
export interface CookieJar {
  /** all of them, as `document.cookie` gives them */
  read: () => string
  /** sets one, with its attributes */
  write: (cookie: string) => void
}

/** The two tokens as the cookies have them now; another tab may change them at any time. */
export function readTokens(jar: CookieJar): { access: string | null; refresh: string | null } {
  const cookies = jar.read()
  return { access: readCookie(ACCESS_COOKIE, cookies), refresh: readCookie(REFRESH_COOKIE, cookies) }
}

/** Removes both. */
export function clearTokens(jar: CookieJar): void {
  setCookies(
    jar,
    [ACCESS_COOKIE, REFRESH_COOKIE].map((name) => `${name}=; Path=/; Max-Age=0`),
  )
}

/** Sets cookies, so that another tab finds them set when it is notified. */
export function setCookies(jar: CookieJar, cookies: readonly string[]): void {
  for (const cookie of cookies) jar.write(cookie)
  // Chromium sets cookies asynchronously, and a message to another tab can be faster. Reading waits for it.
  jar.read()
}
