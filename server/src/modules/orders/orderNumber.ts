import { randomInt } from 'node:crypto'
import { shopDay } from '../../config/shopTime.ts'

const DIGITS = 5
const TRIES_EACH = 4

/**
 * An order number: the day, whose year has two digits, and five random digits, `261119-04711`, so that a shop's orders can't be
 * counted. The caller retries taken ones; after several attempts the number gets longer.
 * @param attempt from 0
 */
export function orderNumber(now: Date, attempt: number): string {
  const digits = DIGITS + Math.floor(attempt / TRIES_EACH)
  const chance = String(randomInt(10 ** digits)).padStart(digits, '0')
  const day = shopDay(now).slice(2).replaceAll('-', '')
  return `${day}-${chance}`
}
