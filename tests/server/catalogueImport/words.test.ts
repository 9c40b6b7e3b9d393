import { gt, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { products } from '../../../server/src/db/schema.ts'
import { searchWords } from '../../../server/src/db/searchSchema.ts'
import { WordCounts } from '../../../server/src/modules/search/wordCounts.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { waiting } from '../support/waiting.ts'
import { csvOf, plainRow } from './support/csv.ts'
import { importer } from './support/shop.ts'

const { db, url } = await testDatabase({ isDirect: true })
const { clear, folder, importRows } = await importer(db)

beforeEach(async () => {
  await clear()
  await db.delete(searchWords)
})

const { word, products: having, named } = searchWords
const counts = () =>
  db.select({ word, products: having, named }).from(searchWords).where(gt(having, 0)).orderBy(word)

test('after every import, the table of words counts the words of the published products', async () => {
  const imports = [
    [plainRow({ Title: 'თეთრი ჭიქა' }), plainRow({ Handle: 'b', Title: 'თეთრი ლამბაქი' })],
    [plainRow({ Title: 'შავი ჭიქა' }), plainRow({ Handle: 'b', Title: 'თეთრი ლამბაქი' })],
    [plainRow({ Handle: 'b', Title: 'თეთრი ლამბაქი', Published: 'false' })],
    [plainRow({ Handle: 'b', Title: 'დიდი ლამბაქი', Published: 'false' }), plainRow({ Handle: 'c' })],
    [plainRow({ Handle: 'b', Title: 'დიდი ლამბაქი' })],
  ]
  for (const rows of imports) {
    await importRows(rows)
    await expectRightCounts()
  }
})

/** The same database as on an engine whose advisory locks have no effect. */
async function withoutAdvisoryLocks() {
  await db.execute(sql`
    create or replace function public.pg_advisory_xact_lock(bigint) returns void language sql as 'select'`)
  const without = new URL(url)
  without.searchParams.set('options', '-c search_path=public,pg_catalog')
  const { db: opened, close } = openDatabase(without.href, { max: 10 })
  cleanUp(close)
  return opened
}

test.each([
  ['that take turns', async () => db],
  ['that don’t wait for each other', withoutAdvisoryLocks],
])('two imports at once %s count the words of a product that both change once', async (_how, open) => {
  const importing = await importer(await open())
  await importRows([plainRow({ Title: 'პირველი' })])
  const files = ['მეორე', 'მესამე'].map((Title) =>
    folder.write(`${Title}.csv`, csvOf([plainRow({ Title }), plainRow({ Handle: Title })])),
  )
  const ready = await Promise.all(files)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`select from products for update`)
    await isReleased
  })
  const imports = Promise.all(ready.map((file) => importing.importFile(file)))
  // Both wait, for the row or for each other.
  await expect.poll(() => waiting(db)).toBe(2)
  release(undefined)
  await Promise.all([held, imports])
  await expectRightCounts()
})

async function expectRightCounts(): Promise<void> {
  const counted = await counts()
  await db.delete(searchWords)
  const anew = new WordCounts()
  for (const product of await db.select().from(products)) anew.add(product)
  await anew.save(db)
  expect(counted).toEqual(await counts())
}
