import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabase } from '../support/testDatabase.ts'
import { testFolder } from './support/folder.ts'
import { writeLargeFile } from './support/largeFile.ts'

const { url } = await testDatabase()
const folder = await testFolder()

/** The most memory, in MB, that an import of so many products holds, in a process that may use no more than given. */
async function importWith(products: number, heapMegabytes: number): Promise<string> {
  const file = join(folder.path, `${products}.csv`)
  await writeLargeFile(file, products)
  const shop = join(import.meta.dirname, '../../../server/src/cli/shop.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, shop, 'import', file, '--no-fetch'],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: folder.path,
        MEDIA_DIR: join(folder.path, 'media'),
      },
    },
  )
  return stdout
}

test(
  '10,000 products come in with less memory than their file takes several times over',
  { timeout: 180_000 },
  async () => {
    const summary = await importWith(10_000, 96)
    expect(summary).toContain('10,000 added, 0 changed, 0 unchanged, 0 refused; 500 hidden')
    expect(await importWith(10_000, 96)).toContain('0 added, 0 changed, 10,000 unchanged')
  },
)
