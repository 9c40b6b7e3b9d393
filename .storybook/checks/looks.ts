import { appendFileSync } from 'node:fs'

/** Where looks are counted, for the line that ends the run (`scripts/testStories.ts`). */
const file = process.env['AXE_LOOKS']

/** Writes down that axe has looked at a page. */
export function countLook(): void {
  if (file !== undefined) appendFileSync(file, '.')
}

/** Says on a line of its own that a story begins, where each is asked for: the last one tells what hangs. */
export function announce(storyId: string): void {
  if (process.env['ANNOUNCE_STORIES'] !== undefined) process.stderr.write(`· ${storyId}\n`)
}
