import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal. Takes the same time wherever they differ. */
export function timingSafeEqualText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
