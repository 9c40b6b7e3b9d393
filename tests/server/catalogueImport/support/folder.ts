import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder of its own for a test file, gone when the file is done. */
export async function testFolder(): Promise<{
  path: string
  write: (name: string, content: string | Uint8Array) => Promise<string>
}> {
  const path = await mkdtemp(join(tmpdir(), 'dukani-import-'))
  afterAll(() => rm(path, { recursive: true, force: true }))
  return {
    path,
    write: async (name, content) => {
      const file = join(path, name)
      await writeFile(file, content)
      return file
    },
  }
}
