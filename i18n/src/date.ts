import type { Language } from './language.ts'

const MONTHS: Record<Language, readonly string[]> = {
  ka: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const SHORT_MONTHS: Record<Language, readonly string[]> = {
  ka: 'იან თებ მარ აპრ მაი ივნ ივლ აგვ სექ ოქტ ნოე დეკ'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
}

// Tbilisi is UTC+4 all year.
const TBILISI_OFFSET_MS = 4 * 60 * 60 * 1000

/** `long` 5 მარტი, 2026 · `medium` 5 მარ. 2026 · `mediumTime` 5 მარ. 2026, 18:07 */
export type DateStyle = 'long' | 'medium' | 'mediumTime'

/**
 * A date and time for shoppers in Georgia, in Tbilisi's time whatever the device's time zone.
 * Written by hand because Chromium has no Georgian in Intl; equal to ICU's `ka-GE`.
 * @returns null if it isn't a date, so that the caller can use its own text
 */
export function formatDate(
  moment: Date | string,
  style: DateStyle = 'long',
  language: Language = 'ka',
): string | null {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) return null
  const local = new Date(time + TBILISI_OFFSET_MS)
  const day = local.getUTCDate()
  const month = local.getUTCMonth()
  const year = local.getUTCFullYear()
  if (style === 'long') {
    return language === 'ka' ? `${day} ${MONTHS.ka[month]}, ${year}` : `${day} ${MONTHS.en[month]} ${year}`
  }
  const dot = language === 'ka' ? '.' : ''
  const date = `${day} ${SHORT_MONTHS[language][month]}${dot} ${year}`
  return style === 'medium' ? date : `${date}, ${clock(local)}`
}

function clock(local: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`
}
