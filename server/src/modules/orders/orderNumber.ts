import { randomInt } from 'node:crypto'

const DIGITS = 5
const TRIES_EACH = 4

// The day of the shop, wherever its server stands.
const tbilisiDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tbilisi',
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
})

/**
 * A number for people to call an order by: the day and five digits of chance, `261119-04711`, so that nobody can
 * count a shop's orders by it. Taken ones are tried again; on a day that has very many orders it grows longer.
 * @param attempt from 0
 */
export function orderNumber(now: Date, attempt: number): string {
  const digits = DIGITS + Math.floor(attempt / TRIES_EACH)
  const chance = String(randomInt(10 ** digits)).padStart(digits, '0')
  return `${tbilisiDay.format(now).replaceAll('-', '')}-${chance}`
}
