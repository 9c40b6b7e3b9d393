import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MOST_COUNTED } from '../../../server/src/config/limits.ts'
import { WordCounts } from '../../../server/src/modules/search/wordCounts.ts'
import { browserOf } from '../cart/browser.ts'
import { testApp } from '../support/testApp.ts'
import { storeCategory, storeProduct } from './goods.ts'

const { app, db } = await testApp()
const { ask } = browserOf(app)

const PRODUCTS = MOST_COUNTED + 20
const home = await storeCategory(db, 'სახლი')
// The newest products answer the second word by their descriptions alone.
const BY_DESCRIPTION = 250
const TEXT = ' ჭიქა čika თეთრი tetri '
await db.execute(sql`
  insert into products (id, handle, name, price_tetri, inventory, search_name, search_text, created_at)
  select gen_random_uuid(), 'cup-' || number, 'ჭიქა', number, 1,
    case when number <= ${BY_DESCRIPTION} then ' ' else ' ჭიქა čika ' end, ${TEXT}, now() - number * interval '1 second'
  from generate_series(1, ${PRODUCTS}) number`)
const words = new WordCounts()
for (let number = 1; number <= PRODUCTS; number += 1)
  words.add({ searchName: number <= BY_DESCRIPTION ? ' ' : ' ჭიქა čika ', searchText: TEXT })
await words.save(db)
await storeProduct(db, { name: 'ლამბაქი', category: home })
await db.execute(sql`analyze`)

const list = async (query: string) => {
  const { status, body } = await ask(`/v1/products/?${query}`)
  return {
    status,
    ...(body as { count: number; count_is_minimum?: true; next: string | null; results: { id: string }[] }),
  }
}

const LAST_COUNTED = MOST_COUNTED / 50

test.each([
  ['the whole catalogue', ''],
  ['a filtered list', '&max_price=100000'],
  ['a sorted list', '&ordering=price'],
])('API-02 %s with more than 10,000 products says that there are more, and goes on', async (_, query) => {
  expect(await list(`page=1&page_size=50${query}`)).toMatchObject({
    count: MOST_COUNTED,
    count_is_minimum: true,
  })
  expect(await list(`page=${LAST_COUNTED}&page_size=50${query}`)).toMatchObject({
    next: expect.stringContaining(`page=${LAST_COUNTED + 1}`) as string,
  })
  const late = await list(`page=${LAST_COUNTED + 1}&page_size=50${query}`)
  expect(late.results.length).toBeGreaterThanOrEqual(20)
  expect(late.next).toBeNull()
  expect(await list(`page=${LAST_COUNTED + 2}&page_size=50${query}`)).toMatchObject({ status: 404 })
})

test.each([
  ['a search', '&search=ჭიქა'],
  ['a part of a word', '&search=ჭი'],
  ['a sorted search', '&search=ჭიქა&ordering=price'],
])('API-02 %s with more than 10,000 products says so, and ends there', async (_, query) => {
  expect(await list(`page=1&page_size=50${query}`)).toMatchObject({
    count: MOST_COUNTED,
    count_is_minimum: true,
    next: expect.stringContaining('page=2') as string,
  })
  const last = await list(`page=${LAST_COUNTED}&page_size=50${query}`)
  expect(last.results).toHaveLength(50)
  expect(last.next).toBeNull()
  expect(await list(`page=${LAST_COUNTED + 1}&page_size=50${query}`)).toMatchObject({ status: 404 })
})

test('API-02 no product is on two pages of a search for several frequent words', async () => {
  const seen = new Set<string>()
  let pages = 0
  for (let next: string | null = 'first'; next !== null; pages += 1) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      `page=${pages + 1}&page_size=50&search=ჭიქა თეთრი`,
    )
    expect(page.results.filter(({ id }) => seen.has(id))).toEqual([])
    for (const { id } of page.results) seen.add(id)
    next = page.next
  }
  // The pool is of 1,000 products.
  expect(seen.size).toBe(1000)
  expect(pages).toBe(20)
})

test.each([
  ['a category', `&category=${home.id}`, 1],
  ['a price', '&max_price=5', 500],
  ['a search', '&search=ლამბაქი', 1],
])('API-02 the count of %s is exact up to 10,000', async (_, query, count) => {
  const page = await list(`page=1${query}`)
  expect(page.count).toBe(count)
  expect(page).not.toHaveProperty('count_is_minimum')
})
