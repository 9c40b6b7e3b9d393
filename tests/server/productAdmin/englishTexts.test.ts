import { productPageSchema, productSchema, savedItemPageSchema, type Product } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'
import { newShopper } from '../support/shopper.ts'

const { app, db, customer, member } = await staffApp()
const manager = await member('manager')
const shopper = await newShopper(app)
const PATH = '/v1/admin/products/'

const inShop = async (id: unknown): Promise<Product> =>
  productSchema.parse((await shopper.get(`/v1/products/${String(id)}/`)).json())

const found = async (search: string) =>
  productPageSchema
    .parse((await shopper.get(`/v1/products/?${new URLSearchParams({ search })}`)).json())
    .results.map(({ id }) => id)

test('the shop gets the English texts of a product beside the Georgian ones, and finds it by them', async () => {
  const created = await manager.post(PATH, {
    ...{ name: 'თიხის დოქი', name_en: ' Clay  jug ', price: 20 },
    ...{ description: 'ხელით ნაკეთი', description_en: 'Thrown by hand' },
  })
  expect(created.statusCode, created.body).toBe(201)
  const { id, version } = created.json<{ id: string; version: number }>()
  expect(await inShop(id)).toMatchObject({
    ...{ name: 'თიხის დოქი', name_en: 'Clay jug' },
    ...{ description: 'ხელით ნაკეთი', description_en: 'Thrown by hand' },
  })
  expect([await found('jug'), await found('thrown'), await found('დოქი')]).toEqual([[id], [id], [id]])

  const answer = await manager.patch(`${PATH}${id}/`, { version, name_en: '' })
  expect(answer.json()).toMatchObject({ name_en: '', description_en: 'Thrown by hand' })
  expect(await inShop(id)).not.toHaveProperty('name_en')
  expect(await found('jug')).toEqual([])
})

test('the English texts have the limits of the Georgian ones', async () => {
  const answer = await manager.post(PATH, { name: 'ქოთანი', price: 1, name_en: 'a'.repeat(501) })
  expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['name_en']])
})

test('the wishlist has the English name of a product that has one', async () => {
  const asked = await customer()
  for (const product of [{ name: 'ხის კოვზი', nameEn: 'Wooden spoon' }, { name: 'ხის ჯამი' }]) {
    const { id } = await storeProduct(db, product)
    await asked.post('/v1/saved-items/', { product: id })
  }
  const { results } = savedItemPageSchema.parse((await asked.get('/v1/saved-items/')).json())
  expect(results.map((item) => item.product_name_en)).toEqual([undefined, 'Wooden spoon'])
})
