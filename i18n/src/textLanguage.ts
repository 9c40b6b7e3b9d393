import type { Language } from './language.ts'

/**
 * The language that a text is written in, for its `lang` attribute: the authentication modal's words are English in
 * the Georgian interface too, and a server's sentence may be in either. undefined for figures and signs.
 */
export function textLanguage(text: string): Language | undefined {
  if (/\p{Script=Georgian}/u.test(text)) return 'ka'
  return /[a-z]/i.test(text) ? 'en' : undefined
}
