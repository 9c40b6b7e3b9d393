import { PRODUCT_ORDERINGS } from '@dukani/contracts'
import { and, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderOf, whereOf } from '../../../server/src/modules/catalogue/filters.ts'
import { isAfter, positionOf } from '../../../server/src/modules/catalogue/position.ts'
import { selectPage } from '../../../server/src/modules/catalogue/selectProducts.ts'
import { storeCategory } from './goods.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db } = await testDatabase()
const { id: categoryId } = await storeCategory(db, 'სახლი')
// With so many categories, PostgreSQL prefers a hash join to reading one after the other.
for (let number = 0; number < 30; number += 1) await storeCategory(db, `კატეგორია ${number}`)
const createdAt = new Date('2026-03-05T10:00:00Z')
await db.execute(sql`
  insert into products (id, handle, name, price_tetri, category_id, created_at)
  select gen_random_uuid(), 'product-' || number, 'ჭიქა', 1000, ${categoryId}, ${createdAt.toISOString()}
  from generate_series(1, 20000) as number`)
await db.execute(sql`analyze products, categories`)

test.each(PRODUCT_ORDERINGS)(
  'API-09 a page after a position is read from an index, without sorting, where all products are equal: %s',
  async (ordering) => {
    const equal = {
      createdAt: createdAt.getTime() * 1000,
      priceTetri: 1000,
      rating: 0,
      ratingCount: 0,
      totalSold: 0,
    }
    const position = positionOf(ordering, { ...equal, id: '80000000-0000-4000-8000-000000000000' })
    const page = selectPage(db, {
      where: and(whereOf(db, {}), isAfter(ordering, position)),
      order: orderOf(ordering),
      limit: 9,
      offset: 0,
    })
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, timing off) ${page}`)
    const plan = rows.map((row) => row['QUERY PLAN'])
    const scan = plan.find((line) => line.includes('using products_'))
    expect(scan, plan.join('\n')).toMatch(/ on products .*actual rows=9(\.00)? /)
  },
)
