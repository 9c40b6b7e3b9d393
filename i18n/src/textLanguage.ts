import type { Language } from './language.ts'

/**
 * The language of a text, for its `lang` attribute. The authentication modal is English in the Georgian interface
 * too, and server messages may be in either language. undefined for numbers and symbols.
 */
export function textLanguage(text: string): Language | undefined {
  if (/\p{Script=Georgian}/u.test(text)) return 'ka'
  return /[a-z]/i.test(text) ? 'en' : undefined
}
