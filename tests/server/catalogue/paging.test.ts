import { expect, test } from 'vitest'
import { browserOf } from '../cart/browser.ts'
import { testApp } from '../support/testApp.ts'
import { storeCategory, storeProduct } from './goods.ts'

const { app, db } = await testApp()
const { ask } = browserOf(app)

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: { id: string; name: string }[]
}
const page = async (address: string) => {
  const { status, body } = await ask(address)
  expect(status).toBe(200)
  return body as Page
}

const home = await storeCategory(db, 'სახლი & ბაღი')
const moment = new Date('2026-03-05T10:00:00Z')
const stored: string[] = []
// Several of the same moment: the order among them has to hold from page to page.
for (let number = 0; number < 22; number += 1) {
  const createdAt = new Date(moment.getTime() + Math.floor(number / 4) * 1000)
  stored.push((await storeProduct(db, { name: `ჭიქა ${number}`, category: home, createdAt })).id)
}
const newestFirst = stored.toReversed()

test('API-02 API-09 pages of nine, newest first, each product once', async () => {
  const pages = [
    await page('/v1/products/'),
    await page('/v1/products/?page=2'),
    await page('/v1/products/?page=3'),
  ]
  expect(pages.map(({ results }) => results.length)).toEqual([9, 9, 4])
  expect(pages.map(({ count }) => count)).toEqual([22, 22, 22])
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(newestFirst)
})

test('API-09 next and previous are absolute addresses that keep the query and lead through all pages', async () => {
  const query = new URLSearchParams({ category: home.title, search: 'ჭიქა', page_size: '5' })
  const seen: string[] = []
  let address: string | null = `/v1/products/?${query}`
  const addresses: (string | null)[] = []
  while (address !== null) {
    const { results, next, previous }: Page = await page(address)
    seen.push(...results.map(({ id }) => id))
    addresses.push(previous)
    address = next === null ? null : next.replace('http://localhost:80', '')
    if (next !== null) {
      expect(next).toMatch(/^http:\/\/localhost(:80)?\/v1\/products\/\?/)
      const kept = new URL(next).searchParams
      expect(Object.fromEntries(kept)).toEqual({
        ...Object.fromEntries(query),
        page: String(addresses.length + 1),
      })
      address = `/v1/products/?${kept}`
    }
  }
  expect(seen).toEqual(newestFirst)
  expect(addresses.map((previous) => previous && new URL(previous).searchParams.get('page'))).toEqual([
    null,
    '1',
    '2',
    '3',
    '4',
  ])
})

test('API-03 a page beyond the end is 404, and the first page without products is empty', async () => {
  expect(await ask('/v1/products/?page=4')).toMatchObject({
    status: 404,
    body: { detail: 'ასეთი გვერდი არ არის.' },
  })
  expect(await ask('/v1/products/?page=999999999')).toMatchObject({ status: 404 })
  expect(await ask('/v1/products/?search=ჭიქა&page=4')).toMatchObject({ status: 404 })
  expect(await ask('/v1/products/?category=%D0%BD%D0%B5%D1%82&page=2')).toMatchObject({ status: 404 })
  expect(await page('/v1/products/?category=%D0%BD%D0%B5%D1%82')).toMatchObject({ count: 0, results: [] })
})

test('API-02 page_size up to 50', async () => {
  expect((await page('/v1/products/?page_size=50')).results).toHaveLength(22)
  expect((await page('/v1/products/?page_size=1&page=22')).results).toMatchObject([{ id: stored[0] }])
})
