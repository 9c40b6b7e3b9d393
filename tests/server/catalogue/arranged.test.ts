import { shownPrice, type Product } from '@dukani/contracts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { browserOf } from '../cart/browser.ts'
import { testApp } from '../support/testApp.ts'
import { storeCategory, storeProduct } from './goods.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const { app, db } = await testApp()
const { ask } = browserOf(app)

interface Page {
  count: number
  next: string | null
  results: Product[]
}

/** The names of a list's first page, in its order. */
async function names(query: string): Promise<string[]> {
  const { status, body } = await ask(`/v1/products/?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  const page = body as Page
  expect(page.count).toBe(page.results.length)
  return page.results.map(({ name }) => name)
}

const wine = await storeCategory(db, 'ღვინო')
const home = await storeCategory(db, 'სახლი')
const warm = await storeCategory(db, 'თბილი')
const day = (number: number) => new Date(Date.UTC(2026, 2, number))
await storeProduct(db, {
  name: 'საფერავი',
  category: wine,
  priceTetri: 2000,
  oldPriceTetri: 2500,
  inventory: 0,
  specifications: [
    { value: '0,75 ლ', priceTetri: 2000, inventory: 0 },
    { value: '1,5 ლ', priceTetri: 3900, inventory: 2 },
  ],
  totalSold: 5,
  ratingSum: 9,
  ratingCount: 2,
  createdAt: day(1),
})
await storeProduct(db, {
  name: 'რქაწითელი',
  category: wine,
  priceTetri: 1500,
  // Not what it costs less than.
  oldPriceTetri: 1500,
  // Its own stock doesn't count beside specifications, and none of these can be bought.
  inventory: 9,
  specifications: [
    { value: '0,75 ლ', priceTetri: null, inventory: 5 },
    { value: '1,5 ლ', priceTetri: 2500, inventory: 0 },
    { value: 'ძველი', priceTetri: 100, inventory: 5, active: false },
  ],
  totalSold: 50,
  ratingSum: 45,
  ratingCount: 10,
  createdAt: day(2),
})
await storeProduct(db, {
  name: 'დოქი ღვინისთვის',
  category: home,
  priceTetri: 7550,
  inventory: 3,
  ratingSum: 0,
  ratingCount: 0,
  createdAt: day(3),
})
await storeProduct(db, {
  name: 'ჭიქა',
  category: home,
  priceTetri: 1500,
  inventory: 0,
  totalSold: 1,
  ratingSum: 5,
  ratingCount: 1,
  createdAt: day(4),
})
await storeProduct(db, { name: 'დამალული', category: home, priceTetri: 1, published: false })

describe('CAT-11 a list comes in the order that is asked for', () => {
  test('newest, most expensive, best rated, most sold first', () =>
    eachRow(
      [
        ['-created_at', ['ჭიქა', 'დოქი ღვინისთვის', 'რქაწითელი', 'საფერავი']],
        ['-price', ['დოქი ღვინისთვის', 'საფერავი', 'ჭიქა', 'რქაწითელი']],
        // Of equal means the one with more reviews comes first.
        ['-rating', ['ჭიქა', 'რქაწითელი', 'საფერავი', 'დოქი ღვინისთვის']],
        ['-total_sold', ['რქაწითელი', 'საფერავი', 'ჭიქა', 'დოქი ღვინისთვის']],
        ['', ['ჭიქა', 'დოქი ღვინისთვის', 'რქაწითელი', 'საფერავი']],
      ],
      async (ordering, expected) => {
        expect(await names(`ordering=${ordering}`)).toEqual(expected)
      },
    ))

  test('ordering=price, and products of one price always in the same order', async () => {
    const up = await names('ordering=price')
    expect(up.slice(2)).toEqual(['საფერავი', 'დოქი ღვინისთვის'])
    expect(up.slice(0, 2)).toEqual((await names('ordering=-price')).slice(2).toReversed())
  })

  test('pages follow one another without repeating anything, and keep the order in their addresses', async () => {
    const first = (await ask('/v1/products/?ordering=price&in_stock=true&page_size=1')).body as Page
    expect(first.next).toContain('ordering=price&in_stock=true&page=2&page_size=1')
    const second = (await ask('/v1/products/?ordering=price&in_stock=true&page_size=1&page=2')).body as Page
    expect([first, second].flatMap(({ results }) => results.map(({ name }) => name))).toEqual([
      'საფერავი',
      'დოქი ღვინისთვის',
    ])
    expect(second.next).toBeNull()
  })

  test('each order is read from an index, and so are discounted products', async () => {
    await db.execute(sql`analyze products`)
    for (const [order, index, where = 'true'] of [
      ['price_tetri, id', 'products_price'],
      ['price_tetri desc, id desc', 'products_price'],
      ['rating desc, rating_count desc, id desc', 'products_rating'],
      ['total_sold desc, id desc', 'products_sold'],
      ['created_at desc, id desc', 'products_discounted', 'old_price_tetri > price_tetri'],
    ]) {
      const plan = await db.transaction(async (transaction) => {
        // Four rows are read faster without.
        await transaction.execute(sql`set local enable_seqscan = off`)
        await transaction.execute(sql`set local enable_sort = off`)
        return transaction.execute(
          sql.raw(
            `explain select id from products where published = true and ${where} order by ${order} limit 9`,
          ),
        )
      })
      expect(JSON.stringify(plan.rows)).toContain(index)
    }
  })
})

describe('CAT-11 a list is filtered', () => {
  test('in_stock: products that can be bought now, by the specifications with a price if there are any', async () => {
    expect(await names('in_stock=true')).toEqual(['დოქი ღვინისთვის', 'საფერავი'])
    expect(await names('in_stock=false')).toHaveLength(4)
    expect(await names('in_stock=true&category=ღვინო')).toEqual(['საფერავი'])
  })

  test('min_price and max_price, in GEL, inclusive', async () => {
    expect(await names('min_price=15&max_price=20')).toEqual(['ჭიქა', 'რქაწითელი', 'საფერავი'])
    expect(await names('min_price=15.01')).toEqual(['დოქი ღვინისთვის', 'საფერავი'])
    expect(await names('min_price=75,5')).toEqual(['დოქი ღვინისთვის'])
    expect(await names('max_price=14.99')).toEqual([])
    expect(await names('min_price=50&max_price=20')).toEqual([])
    expect(await names('max_price=999999999')).toHaveLength(4)
    expect(await names(`category=${home.id}&max_price=15`)).toEqual(['ჭიქა'])
  })

  test('discounted: products for which the list shows an old price', async () => {
    const { results } = (await ask('/v1/products/')).body as Page
    const struck = results.filter((product) => shownPrice(product, null)?.oldPrice)
    expect(struck.map(({ name }) => name)).toEqual(['საფერავი'])
    expect(await names('discounted=true')).toEqual(['საფერავი'])
    expect(await names('discounted=false')).toHaveLength(4)
    expect(await names(`discounted=true&category=${home.id}`)).toEqual([])
    expect(await names('discounted=true&in_stock=true&max_price=20&min_rating=4')).toEqual(['საფერავი'])
  })

  test('min_rating: as many stars as the list shows, or more', async () => {
    expect(await names('min_rating=5')).toEqual(['ჭიქა'])
    expect(await names('min_rating=4')).toEqual(['ჭიქა', 'რქაწითელი', 'საფერავი'])
    // Shown as 4,0 and 3,9.
    for (const [name, ratingSum] of [
      ['შარფი', 79],
      ['ქუდი', 78],
    ] as const)
      await storeProduct(db, { name, category: warm, ratingSum, ratingCount: 20 })
    expect(await names(`category=${warm.id}&min_rating=4`)).toEqual(['შარფი'])
    expect(await names(`category=${warm.id}&min_rating=3&ordering=-rating`)).toEqual(['შარფი', 'ქუდი'])
    expect(await names(`category=${warm.id}&min_rating=`)).toHaveLength(2)
  })

  test('a search lists its best matches first unless another order is requested', async () => {
    const best = await names('search=ღვინ')
    expect(best).toContain('დოქი ღვინისთვის')
    expect(await names('search=ღვინ&min_price=0')).toEqual(best)
    expect(await names('search=ღვინ&ordering=price')).toEqual(
      ['რქაწითელი', 'საფერავი', 'დოქი ღვინისთვის'].filter((name) => best.includes(name)),
    )
    expect(await names('search=საფერავი&in_stock=true')).toEqual(['საფერავი'])
  })

  test('API-03 any other value is refused at its field', () =>
    eachOf(
      [
        'ordering=name',
        'in_stock=maybe',
        'discounted=1',
        'min_rating=0',
        'min_rating=6',
        'min_rating=4.5',
        'min_rating=4&min_rating=3',
        'min_price=abc',
        'max_price=-1',
        'min_price=1e3',
        'min_price=1&min_price=2',
      ],
      async (query) => {
        const { status, body } = await ask(`/v1/products/?${query}`)
        expect(status).toBe(400)
        expect(Object.keys(body as object)).toContain(query.split('=')[0])
      },
    ))
})
