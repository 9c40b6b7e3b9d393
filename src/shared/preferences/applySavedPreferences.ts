import type { Language } from '@dukani/i18n'
import { pageCookies, readCookie } from '../browser/cookies.ts'

/** The cookies of the two choices. Our server reads them too, so that what it sends is right already. */
export const LANGUAGE_COOKIE = 'language'
export const THEME_COOKIE = 'theme'

// Not i18n's own list: the page's first script comes with this file, and would come with all of i18n.
const SPOKEN: readonly string[] = ['ka', 'en'] satisfies Language[]

/**
 * Brings a page that no server of ours has rendered to what was chosen at an earlier visit, before anything is drawn
 * on it.
 */
export function applySavedPreferences(page: Document = document, cookies: string = pageCookies()): void {
  const language = readCookie(LANGUAGE_COOKIE, cookies)
  const theme = readCookie(THEME_COOKIE, cookies)
  if (language !== null && SPOKEN.includes(language)) page.documentElement.lang = language
  if (theme !== 'light' && theme !== 'dark') return
  page.documentElement.dataset['theme'] = theme
  // The page's background while no styles are loaded.
  page.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
}
