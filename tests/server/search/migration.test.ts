import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import journal from '../../../server/src/db/migrations/meta/_journal.json' with { type: 'json' }
import { migrateDatabase } from '../../../server/src/db/migrate.ts'
import { products } from '../../../server/src/db/schema.ts'
import { searchWords } from '../../../server/src/db/searchSchema.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { generatedProducts } from './generatedCatalogue.ts'
import { searchOf, storeSearchable } from './searchOf.ts'

const { db, url } = await testDatabase()

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
  const migration = journal.entries.find(({ tag }) => tag === '0013_search_words')

  // What this migration and the later ones have made.
  await db.execute(sql`drop table search_words, staff, audit_log, bulk_rows, bulk_changes`)
  await db.execute(sql`drop index products_search_name, products_search_text, products_category_price`)
  await db.execute(sql`drop index orders_created, orders_status_created`)
  await db.execute(sql`alter table orders drop column courier_id`)
  await db.execute(sql`drop index specifications_sku`)
  await db.execute(
    sql`alter table products drop column version, drop column deleted_at, drop column specification_stock`,
  )
  // An earlier release stored words of any length, more than an index of words can hold.
  const anyLength = sql`' ' || repeat('ა', 3000) || ' ' || repeat('a', 3000) || ' '`
  await db
    .update(products)
    .set({ searchName: anyLength, searchText: anyLength })
    .where(eq(products.id, longId ?? ''))
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at >= ${migration?.when}`)
  await migrateDatabase(url)

  expect(counted.find(({ word }) => word === 'ჩაი')).toMatchObject({ georgian: true, length: 3, named: 1 })
  expect(await words()).toEqual(counted)
  expect(await searchOf(db)('creme')).toEqual([id])
})
