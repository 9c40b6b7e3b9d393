import type { Language } from './language.ts'

const NO_BREAK_SPACE = '\u00a0'
const LARI = '₾'

/**
 * An amount for shoppers: `1234,50 ₾`, `12 345,50 ₾` (CART-04).
 * Written by hand because Chromium has no Georgian in Intl and prints `GEL 1,234.50`; equal to what ICU
 * writes for `ka-GE` (four digits stay together, the spaces don't break).
 * @param tetri integer hundredths of a lari
 */
export function formatMoney(tetri: number, language: Language = 'ka'): string {
  const sign = tetri < 0 ? '-' : ''
  const digits = String(Math.abs(Math.trunc(tetri))).padStart(3, '0')
  const whole = digits.slice(0, -2)
  const fraction = digits.slice(-2)
  if (language === 'en') return `${sign}${LARI}${grouped(whole, ',')}.${fraction}`
  const lari = whole.length > 4 ? grouped(whole, NO_BREAK_SPACE) : whole
  return `${sign}${lari},${fraction}${NO_BREAK_SPACE}${LARI}`
}

/** A plain number with the language's decimal sign: `4,6` and `4.6`. */
export function formatDecimal(value: number, digits: number, language: Language = 'ka'): string {
  const text = value.toFixed(digits)
  return language === 'ka' ? text.replace('.', ',') : text
}

/** A whole number in groups of three digits: `10 000` with spaces that don't break, and `10,000`. */
export function formatWhole(value: number, language: Language = 'ka'): string {
  return grouped(String(value), language === 'ka' ? NO_BREAK_SPACE : ',')
}

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator)
}
