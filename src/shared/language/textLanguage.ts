import type { Language } from '@dukani/i18n'

/**
 * The `lang` of an element whose text may be in another language than the interface, so that a screen reader says it
 * right: English copy that stays English in the Georgian interface, or a server's English `detail`.
 * @returns undefined when it is the interface's own
 */
export function textLanguage(text: string, language: Language): Language | undefined {
  const written = /\p{Script=Georgian}/u.test(text) ? 'ka' : /\p{Script=Latin}/u.test(text) ? 'en' : language
  return written === language ? undefined : written
}
