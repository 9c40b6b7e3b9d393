import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { rounds } from '../support/rounds.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { catalogueOf } from './support/shop.ts'
import { testFolder } from './support/folder.ts'
import { writeLargeFile } from './support/largeFile.ts'

const { db, url } = await testDatabase()
const folder = await testFolder()
const shop = join(import.meta.dirname, '../../../server/src/cli/shop.ts')

// The program alone takes two thirds of it; the 40,000 rows at once would take several times as much.
const MEGABYTES = 64
const PRODUCTS = rounds(4_000, 10_000)

test(`${PRODUCTS} products come in with memory for a few hundred of them`, { timeout: 180_000 }, async () => {
  const file = join(folder.path, 'large.csv')
  await writeLargeFile(file, PRODUCTS)
  const memory = [`--max-old-space-size=${MEGABYTES}`, '--max-semi-space-size=16']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...memory, shop, 'import', file, '--no-fetch'],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: folder.path,
        MEDIA_DIR: join(folder.path, 'media'),
      },
      maxBuffer: 10_000_000,
    },
  )
  expect(stdout).toContain(
    `${PRODUCTS.toLocaleString('en')} added, 0 changed, 0 unchanged, 0 refused; ${PRODUCTS / 20} hidden`,
  )
  const { products, specifications } = await catalogueOf(db)
  expect([products.length, specifications.length]).toEqual([PRODUCTS, 3 * PRODUCTS])
})
