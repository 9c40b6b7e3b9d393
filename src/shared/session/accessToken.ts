import { pageCookies, readCookie } from '../cookies.ts'

/** The access token of the session, from the cookie `accessToken`; null for a guest. Read anew at every request. */
export function readAccessToken(cookies: string = pageCookies()): string | null {
  return readCookie('accessToken', cookies)
}
