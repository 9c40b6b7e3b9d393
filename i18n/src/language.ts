/** The languages of the interface. Georgian is the shop's own. */
export const LANGUAGES = ['ka', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each by its own name, so that whoever can't read the interface finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ka: 'ქართული', en: 'English' }

export const DEFAULT_LANGUAGE: Language = 'ka'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
