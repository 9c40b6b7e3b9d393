import { DEFAULT_LANGUAGE, LANGUAGES, languagePath, type Language } from '@dukani/i18n'
import { ROUTES } from './routes.ts'

const PREFIX = /^\/en(?=\/|$)/i

/** The first part of each page's path: `product`. Other paths are the API's and files. */
const PAGES: ReadonlySet<string | undefined> = new Set(Object.values(ROUTES).map(firstPart))

/** How a language's addresses begin, as the router's basename: `/en`, or `/` for Georgian. */
export function languageBase(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/' : `/${language}`
}

/** The address of a link in a language. What isn't a page of the shop stays as it is. */
export function languageHref(href: string, language: Language): string {
  return href.startsWith('/') && PAGES.has(firstPart(href)) ? languagePath(href, language) : href
}

/** The path of a page without its language: `/orders` of `/en/orders`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(PREFIX, '') || '/'
}

/** A page in all its languages, for search engines (ROUTE-09). `x-default` is for readers of any other language. */
export function languageAlternates(path: string): { hreflang: string; path: string }[] {
  const all = LANGUAGES.map((language) => ({
    hreflang: language,
    path: languagePath(path, language),
  }))
  return [...all, { hreflang: 'x-default', path }]
}

function firstPart(path: string): string | undefined {
  return path.split(/[/?#]/)[1]
}
