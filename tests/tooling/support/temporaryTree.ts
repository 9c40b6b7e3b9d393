import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A folder with the given files. A value of `{ link }` makes a link to a folder.
 * @param onEnd when it goes: at the end of a test, or with `afterAll` of the tests that share it
 */
export function temporaryTree(
  files: Record<string, string | { link: string }>,
  onEnd: (cleanUp: () => void) => void = onTestFinished,
): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'dukani-tooling-')))
  onEnd(() => {
    rmSync(root, { recursive: true, force: true })
  })
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (typeof content === 'string') writeFileSync(file, content)
    else symlinkSync(path.resolve(root, content.link), file, 'junction')
  }
  return root
}
