import { count, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { picturePath, seedCatalogue, seedReviews } from '../../../server/src/db/seed/catalogue.ts'
import { seedId, seedRows } from '../../../server/src/db/seed/rows.ts'
import { demoStaff } from '../../../server/src/db/seed/demoStaff.ts'
import { demoCustomerRows } from '../../../server/src/db/seed/demoCustomerRows.ts'
import { seedDemo } from '../../../server/src/db/seed/seed.ts'
import * as orderTables from '../../../server/src/db/orderSchema.ts'
import * as reviewTables from '../../../server/src/db/reviewSchema.ts'
import { meta } from '../../../server/src/db/metaSchema.ts'
import * as goodsTables from '../../../server/src/db/schema.ts'
import * as variantTables from '../../../server/src/db/variantSchema.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db, url } = await testDatabase()
const tables = { meta, ...goodsTables, ...variantTables, ...reviewTables, ...orderTables }
const DEMO = { env: {} }
const ROWS = [
  'categories',
  'users',
  'products',
  'specifications',
  'variants',
  'productImages',
  'reviews',
] as const
const OF_CUSTOMER = ['addresses', 'orders', 'orderItems'] as const
const ALL = [...ROWS, ...OF_CUSTOMER, 'meta'] as const
const EMPTY = sql`truncate meta, reviews, users, products, categories cascade`

beforeEach(async () => {
  await db.execute(EMPTY)
})

/** The whole database as text. */
async function everything(): Promise<string> {
  const rows = await Promise.all(ALL.map(async (name) => [name, await db.select().from(tables[name])]))
  return JSON.stringify(rows)
}

describe('filling', () => {
  test('an empty database gets the whole shop', async () => {
    expect(await seedDemo(db, DEMO)).toBe('seeded')
    const { user, ...ofCustomer } = demoCustomerRows(true)
    const { users, ...goods } = seedRows(true)
    for (const [name, rows] of Object.entries({
      ...goods,
      ...ofCustomer,
      users: [...users, user, ...demoStaff],
    })) {
      const [found] = await db.select({ rows: count() }).from(tables[name as (typeof ALL)[number]])
      expect(found?.rows, name).toBe(rows.length)
      expect(found?.rows, name).toBeGreaterThan(0)
    }
  })

  test('a second time changes nothing', async () => {
    await seedDemo(db, DEMO)
    const before = await everything()
    expect(await seedDemo(db, DEMO)).toBe('present')
    expect(await everything()).toBe(before)
  })

  test('products that were sold or removed since are not restored', async () => {
    await seedDemo(db, DEMO)
    await db.update(tables.products).set({ inventory: 0 })
    await db.delete(tables.reviews)
    expect(await seedDemo(db, DEMO)).toBe('present')
    expect(await db.select().from(tables.reviews)).toEqual([])
    const [left] = await db.select({ sum: sql<string>`sum(inventory)` }).from(tables.products)
    expect(Number(left?.sum)).toBe(0)
  })

  test('servers that start at once fill it once, however short a statement may wait for a lock', async () => {
    const impatient = openDatabase(url, { lockTimeout: 1 })
    try {
      const results = await Promise.all(Array.from({ length: 4 }, () => seedDemo(impatient.db, DEMO)))
      expect(results.sort()).toEqual(['present', 'present', 'present', 'seeded'])
    } finally {
      await impatient.close()
    }
  })

  test('a database that has other products is not changed', async () => {
    await db.insert(tables.categories).values({ id: seedId('own'), title: 'ჩემი' })
    const before = await everything()
    expect(await seedDemo(db, DEMO)).toBe('taken')
    expect(await everything()).toBe(before)
  })

  test('never in shop mode', async () => {
    await expect(seedDemo(db, { env: { DATABASE_URL: 'postgres://shop' } })).rejects.toThrow('never')
    expect(await db.select().from(tables.products)).toEqual([])
  })

  test('a failed fill leaves nothing behind', async () => {
    await db.execute(sql`alter table reviews add constraint broken check (rating < 5)`)
    try {
      await expect(seedDemo(db, DEMO)).rejects.toThrow()
    } finally {
      await db.execute(sql`alter table reviews drop constraint broken`)
    }
    for (const name of ALL) expect(await db.select().from(tables[name]), name).toEqual([])
    expect(await seedDemo(db, DEMO)).toBe('seeded')
  })
})

describe('rows', () => {
  test('are the same in every shop, including their ids', async () => {
    await seedDemo(db, DEMO)
    const first = await everything()
    await db.execute(EMPTY)
    await seedDemo(db, DEMO)
    expect(await everything()).toBe(first)
    // A link that somebody has kept leads to the same product for good.
    expect(seedId('product', 'saperavi-qvevri-2021')).toBe('0c3ae3e8-baa1-5d56-95f5-4672eefe8f5c')
  })

  test('every product has three pictures with its name, or none where they can’t be composed', async () => {
    const { productImages, products } = seedRows(true)
    expect(productImages).toHaveLength(products.length * 3)
    const [first] = products
    const own = productImages.filter(({ productId }) => productId === first?.id)
    expect(own.map(({ path, position, alt }) => [path, position, alt])).toEqual(
      [1, 2, 3].map((number) => [picturePath(first?.handle ?? '', number), number - 1, first?.name]),
    )
    expect(seedRows(false).productImages).toEqual([])
    expect(seedRows(false).products).toEqual(products)
  })

  test('ratings are those of the reviews, each customer writes once and after the product came', async () => {
    await seedDemo(db, DEMO)
    const found = await db
      .select({
        handle: tables.products.handle,
        sum: tables.products.ratingSum,
        count: tables.products.ratingCount,
        reviewed: sql<number>`count(${tables.reviews.id})::int`,
        rated: sql<number>`coalesce(sum(${tables.reviews.rating}), 0)::int`,
        authors: sql<number>`count(distinct ${tables.reviews.userId})::int`,
        early: sql<number>`count(*) filter (where ${tables.reviews.createdAt} <= ${tables.products.createdAt})::int`,
      })
      .from(tables.products)
      .leftJoin(tables.reviews, eq(tables.reviews.productId, tables.products.id))
      .groupBy(tables.products.id)
    expect(found).toHaveLength(seedCatalogue.flatMap(({ products }) => products).length)
    for (const row of found) {
      expect(row.reviewed, row.handle).toBe(seedReviews[row.handle]?.length ?? 0)
      expect([row.count, row.sum, row.authors, row.early], row.handle).toEqual([
        row.reviewed,
        row.rated,
        row.reviewed,
        0,
      ])
    }
  })

  test('every product can be searched for by its name, its category and its Latin letters', () => {
    for (const { searchName = '', searchText = '', name } of seedRows(true).products) {
      const [word = ''] = name.match(/[ა-ჰ]+/) ?? []
      expect(searchName).toContain(` ${word} `)
      expect(searchText).toContain(` ${word} `)
      expect(searchName).toMatch(/ [a-z]+ /)
    }
  })
})
