import { pageCookies, writePageCookie } from '../browser/cookies.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Keeps a choice in a cookie of the whole site for a year, or forgets it.
 * @param value a plain word; null forgets what was kept
 */
export function savePreference(name: string, value: string | null): void {
  const life = value === null ? 'Max-Age=0' : `Max-Age=${YEAR_S}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  writePageCookie(`${name}=${value ?? ''}; Path=/; ${life}; SameSite=Lax${secure}`)
  // Reading the cookies waits until it is set, so the next request carries it.
  pageCookies()
}
