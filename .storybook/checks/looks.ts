import { appendFileSync } from 'node:fs'

/** File that counts axe runs, for the summary (`scripts/testStories.ts`). */
const file = process.env['AXE_LOOKS']

/** Counts an axe run. */
export function countLook(): void {
  if (file !== undefined) appendFileSync(file, '.')
}

/** Within `npm test`, prints a line when a story starts: the last line shows which one hangs. */
export function announce(storyId: string): void {
  if (process.env['STORIES_IN_RUN'] !== undefined) process.stderr.write(`· ${storyId}\n`)
}
