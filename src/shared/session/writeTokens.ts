import { isLocalHost } from './localHost.ts'
import { ACCESS_COOKIE, REFRESH_COOKIE, setCookies, type CookieJar } from './sessionCookies.ts'

const SEVEN_DAYS_S = 7 * 24 * 60 * 60

/**
 * Keeps tokens in their cookies (AUTH-10): for 7 days and the whole site; on this machine and in a local network, where
 * there is no https, as `SameSite=Lax`, elsewhere as `SameSite=None; Secure`.
 * @param hostname of the page
 * @param tokens `refresh` is left alone when it is not given
 */
export function writeTokens(
  jar: CookieJar,
  hostname: string,
  { access, refresh }: { access: string; refresh?: string | undefined },
): void {
  // The access token last: a tab that sees it finds the other one there too.
  const first = refresh === undefined ? [] : [sessionCookie(REFRESH_COOKIE, refresh, hostname)]
  setCookies(jar, [...first, sessionCookie(ACCESS_COOKIE, access, hostname)])
}

/** The text of a cookie with its attributes. */
export function sessionCookie(name: string, value: string, hostname: string): string {
  const site = isLocalHost(hostname) ? 'SameSite=Lax' : 'SameSite=None; Secure'
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${SEVEN_DAYS_S}; ${site}`
}
