/** The languages of the interface. Georgian is the default. */
export const LANGUAGES = ['ka', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ka: 'ქართული', en: 'English' }

export const DEFAULT_LANGUAGE: Language = 'ka'

/** Narrows an unknown value, such as a cookie's, to a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** How the addresses of English pages begin, in any case. */
const ENGLISH = /^\/en(?=\/|$)/i

/** The language of a page, by its path: `/en/orders` is English (ROUTE-09). */
export function pathLanguage(pathname: string): Language {
  return ENGLISH.test(pathname) ? 'en' : DEFAULT_LANGUAGE
}

/** The path of a page without its language: `/orders` of `/en/orders`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(ENGLISH, '') || '/'
}

/** The path of a page in a language: `/orders` in Georgian, `/en/orders` in English. It may have a query. */
export function languagePath(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path
  // `/en`, not `/en/`, as the router writes it.
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}
