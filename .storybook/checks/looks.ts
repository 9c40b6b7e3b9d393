import { appendFileSync } from 'node:fs'

/** Where looks are counted, for the line that ends the run (`scripts/testStories.ts`). */
const file = process.env['AXE_LOOKS']

/** Writes down that axe has looked at a page. */
export function countLook(): void {
  if (file !== undefined) appendFileSync(file, '.')
}
