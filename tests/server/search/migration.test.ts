import fs from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { searchWords } from '../../../server/src/db/searchSchema.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { generatedProducts } from './generatedCatalogue.ts'
import { searchOf, storeSearchable } from './searchOf.ts'

const MIGRATION = new URL('../../../server/src/db/migrations/0013_search_words.sql', import.meta.url)

const { db } = await testDatabase()

test('API-02 a shop of an earlier release gets the words of its products when it is migrated', async () => {
  const tea = {
    name: 'ჩაი, ჩაი',
    category: 'Tea',
    specificationValues: ['2 კგ'],
    description: '½ ლ; Crème, ჩაის',
  }
  const long = { name: 'ა'.repeat(3000), category: null, specificationValues: [], description: '' }
  const [id, longId] = await storeSearchable(db, [tea, long, ...generatedProducts(50, 300)])
  const words = () => db.select().from(searchWords).orderBy(searchWords.word)
  const counted = await words()

  await db.execute(sql`drop table search_words`)
  await db.execute(sql`drop index products_search_name, products_search_text`)
  // An earlier release stored words of any length, more than an index of words can hold.
  const anyLength = sql`' ' || repeat('ა', 3000) || ' ' || repeat('a', 3000) || ' '`
  await db
    .update(products)
    .set({ searchName: anyLength, searchText: anyLength })
    .where(eq(products.id, longId ?? ''))
  await db.execute(sql.raw(fs.readFileSync(MIGRATION, 'utf8')))

  expect(counted.find(({ word }) => word === 'ჩაი')).toMatchObject({ georgian: true, length: 3, named: 1 })
  expect(await words()).toEqual(counted)
  expect(await searchOf(db)('creme')).toEqual([id])
})
