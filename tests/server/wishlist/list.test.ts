import { savedItemPageSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { specifications } from '../../../server/src/db/schema.ts'
import { changeProduct, storeProduct } from '../catalogue/goods.ts'
import { PATH, wishlistApp } from './wishlistApp.ts'

const { db, customer } = await wishlistApp()
const honey = await storeProduct(db, {
  name: 'წაბლის თაფლი',
  images: ['honey/first one.webp', 'honey/second.webp'],
  specifications: [
    { value: '250 გ', priceTetri: 900 },
    { value: '500 გ', priceTetri: 1600 },
  ],
})
const scarf = await storeProduct(db, { name: 'შარფი' })
const [, half = ''] = honey.specificationIds

test('WISH-01 API-02 a customer’s saved items, newest first, each with everything that a row shows', async () => {
  const asked = await customer()
  const first = await asked.saved({ product: scarf.id })
  const second = await asked.saved({ product: honey.id, specification_id: half })
  const answer = await asked.get(PATH)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.json()).toEqual({
    ...{ count: 2, next: null, previous: null },
    results: [
      {
        id: second.id,
        product: honey.id,
        product_name: 'წაბლის თაფლი',
        product_main_image: '/media/honey/first%20one.webp',
        specification: { id: half, value: '500 გ' },
      },
      {
        id: first.id,
        product: scarf.id,
        product_name: 'შარფი',
        product_main_image: null,
        specification: null,
      },
    ],
  })
})

test('API-09 a long wishlist has pages', async () => {
  const asked = await customer()
  expect(await asked.list()).toEqual([])
  for (const { id } of [
    scarf,
    await storeProduct(db, { name: 'ქუდი' }),
    await storeProduct(db, { name: 'პალტო' }),
  ])
    await asked.saved({ product: id })
  const all = await asked.list()
  const second = savedItemPageSchema.parse((await asked.get(`${PATH}?page=2&page_size=2`)).json())
  expect(second).toMatchObject({ count: 3, next: null, results: all.slice(2) })
  expect(second.previous).toMatch(/\/v1\/saved-items\/\?page=1&page_size=2$/)
  expect((await asked.get(`${PATH}?page=3&page_size=2`)).statusCode).toBe(404)
})

test('WISH-01 an item whose product is hidden is left out until the product is published again', async () => {
  const asked = await customer()
  const lamp = await storeProduct(db, { name: 'ლამპა' })
  const item = await asked.saved({ product: lamp.id })
  await changeProduct(db, lamp.id, { published: false })
  expect((await asked.get(PATH)).json()).toMatchObject({ count: 0, results: [] })
  await changeProduct(db, lamp.id, { published: true })
  expect(await asked.list()).toEqual([item])
  await changeProduct(db, lamp.id, { published: false })
  expect((await asked.delete(`${PATH}${String(item.id)}/`)).statusCode).toBe(204)
})

test('WISH-01 a deleted specification is still named in its saved item', async () => {
  const asked = await customer()
  const tea = await storeProduct(db, {
    name: 'ჩაი',
    specifications: [{ value: '50 გ', priceTetri: 500 }],
  })
  const [specification_id = ''] = tea.specificationIds
  await asked.saved({ product: tea.id, specification_id })
  await db.update(specifications).set({ active: false }).where(eq(specifications.id, specification_id))
  expect(await asked.list()).toMatchObject([{ specification: { id: specification_id, value: '50 გ' } }])
})
