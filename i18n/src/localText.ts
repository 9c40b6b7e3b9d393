import type { Language } from './language.ts'

/** A text of the catalogue for readers of a language: in English the English one, where there is one. */
export function localText(text: string, english: string | undefined, language: Language): string {
  return (language === 'en' && english) || text
}
