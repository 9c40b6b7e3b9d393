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
await db.execute(sql`
  insert into products (id, handle, name, price_tetri, inventory, search_name, search_text, created_at)
  select gen_random_uuid(), 'cup-' || number, 'ჭიქა', number, 1, ' ჭიქა čika ', ' ჭიქა čika ', now() - number * interval '1 second'
  from generate_series(1, ${PRODUCTS}) number`)
const words = new WordCounts()
for (let number = 0; number < PRODUCTS; number += 1)
  words.add({ searchName: ' ჭიქა čika ', searchText: ' ჭიქა čika ' })
await words.save(db)
await storeProduct(db, { name: 'ლამბაქი', category: home })
await db.execute(sql`analyze`)

const list = async (query: string) => {
  const { status, body } = await ask(`/v1/products/?${query}`)
  return {
    status,
    ...(body as { count: number; count_is_minimum?: true; next: string | null; results: unknown[] }),
  }
}

test.each([
  ['the whole catalogue', ''],
  ['a filtered list', '&max_price=100000'],
  ['a sorted list', '&ordering=price'],
  ['a search', '&search=ჭიქა'],
  ['a part of a word', '&search=ჭი'],
  ['a sorted search', '&search=ჭიქა&ordering=price'],
])('API-02 %s with more than 10,000 products says that there are more, and goes on', async (_, query) => {
  expect(await list(`page=1&page_size=50${query}`)).toMatchObject({
    count: MOST_COUNTED,
    count_is_minimum: true,
  })
  const late = await list(`page=${MOST_COUNTED / 50 + 1}&page_size=50${query}`)
  expect(late.results.length).toBeGreaterThanOrEqual(20)
  expect(late.next).toBeNull()
  expect(await list(`page=${MOST_COUNTED / 50}&page_size=50${query}`)).toMatchObject({
    next: expect.stringContaining(`page=${MOST_COUNTED / 50 + 1}`) as string,
  })
  expect(await list(`page=${MOST_COUNTED / 50 + 2}&page_size=50${query}`)).toMatchObject({ status: 404 })
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
