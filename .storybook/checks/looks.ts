import { appendFileSync } from 'node:fs'

/** Where looks are counted, for the line that ends the run (`scripts/testStories.ts`). */
const file = process.env['AXE_LOOKS']

/** Writes down that axe has looked at a page. */
export function countLook(): void {
  if (file !== undefined) appendFileSync(file, '.')
}

/** Within `npm test`, says on a line of its own that a story begins: the last one tells what hangs. */
export function announce(storyId: string): void {
  if (process.env['STORIES_IN_RUN'] !== undefined) process.stderr.write(`· ${storyId}\n`)
}
