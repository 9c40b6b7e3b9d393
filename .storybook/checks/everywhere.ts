import { appendFileSync } from 'node:fs'

/** Where the looks are counted when everything is asked everywhere (`npm run test:stories -- --everywhere`). */
const file = process.env['AXE_LOOKS']

/** Whether every story is asked all rules in both themes at both sizes: screens too, and contrast isn't all. */
export const everywhere = file !== undefined

/** Writes down that axe has looked at a page, and how many rules were broken there. */
export function countLook(broken: number): void {
  if (file !== undefined) appendFileSync(file, `${broken}\n`)
}
