import { DEFAULT_LANGUAGE, languagePath, type Language } from '@dukani/i18n'

/** A path of the shop that isn't the API's, as an invoice's is. */
const PAGE = /^\/(?!v1\/)/

/** How a language's addresses begin, as the router's basename: `/en`, or `/` for Georgian. */
export function languageBase(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/' : `/${language}`
}

/** The address of a link in a language. The API's and other sites' stay as they are. */
export function languageHref(href: string, language: Language): string {
  return PAGE.test(href) ? languagePath(href, language) : href
}
