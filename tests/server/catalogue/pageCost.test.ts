import { PRODUCT_ORDERINGS } from '@dukani/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { positionOf } from '../../../server/src/modules/catalogue/position.ts'
import { createCatalogueRepository } from '../../../server/src/modules/catalogue/repository.ts'
import { storeCategory } from './goods.ts'
import { productRowsRead } from '../support/rowsRead.ts'
import { testDatabase } from '../support/testDatabase.ts'

const LIMIT = 9
// PostgreSQL plans a prepared statement anew for its first five executions, and may keep a plan then.
const EXECUTIONS = 7

const { db } = await testDatabase({ max: 3 })
const repository = createCatalogueRepository(db)
const { id: categoryId } = await storeCategory(db, 'სახლი')
// With so many categories, PostgreSQL prefers a hash join to reading one after the other.
for (let number = 0; number < 30; number += 1) await storeCategory(db, `კატეგორია ${number}`)
const createdAt = new Date('2026-03-05T10:00:00Z')
// A single statement may exceed the statement timeout on a busy machine.
for (let from = 0; from < 20_000; from += 2_000)
  await db.execute(sql`
    insert into products (id, handle, name, price_tetri, category_id, created_at)
    select gen_random_uuid(), 'product-' || number, 'ჭიქა', 1000, ${categoryId}, ${createdAt.toISOString()}
    from generate_series(${from + 1}::integer, ${from + 2_000}::integer) as number`)
await db.execute(sql`analyze products, categories`)

/** In the middle of the products, which are equal in every order. */
const middle = {
  id: '80000000-0000-4000-8000-000000000000',
  createdAt: createdAt.getTime() * 1000,
  priceTetri: 1000,
  rating: 0,
  ratingCount: 0,
  totalSold: 0,
}

test.each([
  ...PRODUCT_ORDERINGS.map((ordering) => ({
    list: `ordered by ${ordering}`,
    ordering,
    categoryId: undefined,
  })),
  { list: 'of the newest', ordering: null, categoryId: undefined },
  { list: 'of the newest in a category', ordering: null, categoryId },
])(
  'API-09 a page $list after a position reads the products of the page alone, where all are equal',
  async ({ ordering, categoryId }) => {
    const page = { limit: LIMIT, offset: 0, after: positionOf(ordering ?? '-created_at', middle) }
    const before = await productRowsRead(db)
    for (let execution = 0; execution < EXECUTIONS; execution += 1)
      expect(
        ordering === null
          ? await repository.newest({ ...page, categoryId })
          : await repository.filtered({}, { ...page, ordering }),
      ).toHaveLength(LIMIT)
    expect((await productRowsRead(db)) - before).toBe(EXECUTIONS * LIMIT)
  },
)
