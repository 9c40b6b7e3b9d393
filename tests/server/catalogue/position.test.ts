import { PRODUCT_ORDERINGS } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { browserOf } from '../cart/browser.ts'
import { testApp } from '../support/testApp.ts'
import { storeCategory, storeProduct } from './goods.ts'

const { app, db } = await testApp()
const { ask } = browserOf(app)

interface Page {
  next: string | null
  results: { id: string }[]
}

const home = await storeCategory(db, 'სახლი')
const moment = Date.parse('2026-03-05T10:00:00.123Z')
// Every value of every order stands for several products, and the best of one order isn't the best of another.
for (let number = 0; number < 23; number += 1)
  await storeProduct(db, {
    name: `ჭიქა ${number}`,
    category: home,
    createdAt: new Date(moment + (number % 6)),
    priceTetri: 100 * (number % 5),
    ratingSum: 4 * (number % 4),
    ratingCount: number % 3,
    totalSold: number % 7,
  })

const open = async (address: string) => {
  const { status, body } = await ask(address.replace(/^http:\/\/[^/]+/, ''))
  expect(status).toBe(200)
  return body as Page
}

/** The ids of a list, page after page. */
async function read(
  address: string,
  follow: (page: Page, number: number) => string | null,
): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = address
  for (let number = 2; next !== null; number += 1) {
    const page: Page = await open(next)
    ids.push(...page.results.map(({ id }) => id))
    next = page.next === null ? null : follow(page, number)
  }
  return ids
}

const lists = [undefined, ...PRODUCT_ORDERINGS].flatMap((ordering) =>
  ['', `&category=${home.id}`, '&min_price=1'].map((filter) => [
    `/v1/products/?page_size=4${ordering === undefined ? '' : `&ordering=${ordering}`}${filter}`,
  ]),
)

test.each(lists)(
  'API-09 the positions in `next` lead through the same products as page numbers: %s',
  async (list) => {
    const byPosition = await read(list, ({ next }) => next)
    expect(byPosition).toEqual(await read(list, (_, number) => `${list}&page=${number}`))
    expect(new Set(byPosition).size).toBe(byPosition.length)
  },
)

test('API-09 a product that is added between two pages is on neither, and none is on both', async () => {
  const first = await open('/v1/products/?page_size=4')
  const { id } = await storeProduct(db, { name: 'ახალი', createdAt: new Date(moment + 1000) })
  const second = await open(first.next ?? '')
  const seen = [...first.results, ...second.results].map((product) => product.id)
  expect(new Set(seen).size).toBe(8)
  expect(seen).not.toContain(id)
})

test.each([
  ['no position at all', 'after=x'],
  ['a position of another order', `ordering=price&after=${encode([1.5, 'x'])}`],
  ['a moment that is none', `after=${encode(['2026-99-99', crypto.randomUUID()])}`],
  ['an id that is none', `after=${encode([1, 'x'])}`],
  ['a position in a search', `search=ჭიქა&after=${encode([1, crypto.randomUUID()])}`],
])('API-03 %s is refused', async (_, query) => {
  expect(await ask(`/v1/products/?${query}`)).toMatchObject({
    status: 400,
    body: { after: [expect.any(String)] },
  })
})

test('API-03 the ends of all values are positions, too', async () => {
  const id = crypto.randomUUID()
  for (const [ordering, values] of [
    ['-created_at', [Number.MAX_SAFE_INTEGER]],
    ['-created_at', [Number.MIN_SAFE_INTEGER]],
    ['price', [2_147_483_647]],
    ['-rating', [Number.MAX_VALUE, -2_147_483_648]],
  ] as const)
    expect(await ask(`/v1/products/?ordering=${ordering}&after=${encode([...values, id])}`)).toMatchObject({
      status: 200,
    })
})

function encode(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}
