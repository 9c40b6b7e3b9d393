import type { Language } from './language.ts'

/**
 * The language of a text, for its `lang` attribute. The authentication modal is English in the Georgian interface
 * too, and server messages may be in either language. A few Georgian words don't make an English text Georgian; much
 * Latin in a Georgian one, such as a brand, doesn't make it English. undefined for numbers and symbols.
 */
export function textLanguage(text: string): Language | undefined {
  const georgian = lettersIn(text, /\p{Script=Georgian}/gu)
  const latin = lettersIn(text, /[a-z]/gi)
  if (georgian * 4 > latin) return 'ka'
  return latin > 0 ? 'en' : undefined
}

const lettersIn = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0
