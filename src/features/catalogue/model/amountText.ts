import type { Language } from '@dukani/i18n'

/** An amount of GEL as it is typed in a language; nothing for none. */
export function amountText(gel: number | undefined, language: Language): string {
  const text = gel === undefined ? '' : String(gel)
  return language === 'ka' ? text.replace('.', ',') : text
}
