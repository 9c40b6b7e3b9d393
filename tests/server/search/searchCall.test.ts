import { MAX_SEARCH_LENGTH } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { browserOf } from '../cart/browser.ts'
import { changeProduct, storeCategory, storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { eachOf } from '../support/eachRow.ts'

const { app, db } = await testApp()
const { ask } = browserOf(app)

const find = async (text: string, more = '') => {
  const { status, body } = await ask(`/v1/products/?search=${encodeURIComponent(text)}&page=1${more}`)
  expect(status).toBe(200)
  return body as { count: number; results: { id: string }[] }
}

const home = await storeCategory(db, 'სახლი')
const cup = await storeProduct(db, { name: 'ჭიქა', category: home })
const bag = await storeProduct(db, { name: 'ტყავის ჩანთა', description: 'ხელნაკერი' })
const belt = await storeProduct(db, { name: 'ქამარი', description: 'ერგება: ჯინსი, ჩანთა' })

test('API-02 a search finds the name first, then the description, however it is typed', () =>
  eachOf(
    ['ჩანთა', 'ჩანტა', 'ჩათნა', 'ჩანთ', 'chanta', 'Canta', 'CANTA', 'ᲩᲐᲜᲗᲐ', ' ჩანთა '],
    async (text) => {
      expect(await find(text)).toMatchObject({ count: 2, results: [{ id: bag.id }, { id: belt.id }] })
    },
  ))

test('CAT-10 a search goes over all categories, and within one when the call says so', async () => {
  expect(await find('ჭიქა')).toMatchObject({ count: 1, results: [{ id: cup.id }] })
  expect(await find('ჭიქა', `&category=${home.id}`)).toMatchObject({ count: 1 })
  expect(await find('ჩანთა', `&category=${home.id}`)).toMatchObject({ count: 0 })
})

test('API-02 wildcards, quotes and other signs are searched for literally', async () => {
  for (const text of ['%', '_', '___', "'; drop table products; --", '\\', '\u0000', '(((', '🍷']) {
    expect({ text, ...(await find(text)) }).toMatchObject({ text, count: 0, results: [] })
  }
  expect(await find('%ჭიქა_')).toMatchObject({ count: 1 })
  expect(await find('ჭ'.repeat(MAX_SEARCH_LENGTH))).toMatchObject({ count: 0 })
})

test('HEAD-02 an empty search is the catalogue', async () => {
  expect(await find('   ')).toMatchObject({ count: 3 })
})

test('API-02 a search finds what was added, renamed and hidden since the last one', async () => {
  const count = async (text: string) => (await find(text)).count
  expect(await count('გვირგვინი')).toBe(0)
  const { id } = await storeProduct(db, { name: 'გვირგვინი' })
  await expect.poll(() => count('გვირგვინი'), { timeout: 60_000 }).toBe(1)
  await changeProduct(db, id, { published: false })
  await expect.poll(() => count('გვირგვინი'), { timeout: 60_000 }).toBe(0)
})
