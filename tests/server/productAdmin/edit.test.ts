import {
  auditPartSchema,
  productConflictSchema,
  productPageSchema,
  staffProductDetailsSchema,
  type StaffProductDetails,
} from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reviews } from '../../../server/src/db/reviewSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { productChanges } from '../../../server/src/observations.ts'
import { newShopper } from '../support/shopper.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { app, db, customer, member } = await staffApp()
const manager = await member('manager')
const owner = await member('owner')
const shopper = await newShopper(app)
const clay = await storeCategory(db, 'თიხა')
const PATH = '/v1/admin/products/'

const show = async (id: unknown): Promise<StaffProductDetails> =>
  staffProductDetailsSchema.parse((await manager.get(`${PATH}${String(id)}/`)).json())

async function patched(id: unknown, body: object): Promise<StaffProductDetails> {
  const answer = await manager.patch(`${PATH}${String(id)}/`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return staffProductDetailsSchema.parse(answer.json())
}

async function created(body: object): Promise<StaffProductDetails> {
  const answer = await manager.post(PATH, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return staffProductDetailsSchema.parse(answer.json())
}

const found = async (search: string) =>
  productPageSchema
    .parse((await shopper.get(`/v1/products/?${new URLSearchParams({ search })}`)).json())
    .results.map(({ name }) => name)

const audit = async () => auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results

test('a new product is found and bought at once', async () => {
  const product = await created({
    ...{ name: ' თიხის  ქოთანი ', price: 12.5, old_price: 15, stock_change: 4, category: clay.id },
    description: 'ხელით ნაკეთი',
  })
  expect(product).toMatchObject({
    ...{ name: 'თიხის ქოთანი', handle: 'თიხის-ქოთანი', price: 12.5, old_price: 15, stock: 4, version: 1 },
    ...{ published: true, category: { id: clay.id, title: 'თიხა' }, specifications: [], pictures: [] },
  })
  expect(await found('ქოთანი')).toEqual(['თიხის ქოთანი'])
  const asked = await customer()
  await asked.ordered([{ productId: String(product.id), quantity: 2 }], 2_500)
  expect(await show(product.id)).toMatchObject({ stock: 2, version: 1 })
  expect((await audit())[0]).toMatchObject({
    ...{ action: 'product.create', subject: { kind: 'product', id: product.id }, before: null },
    after: { name: 'თიხის ქოთანი', price: 12.5 },
  })
})

test('of two products with one name each has a handle, and one key adds one product', async () => {
  const first = await created({ name: 'ტყუპი', price: 1 })
  const second = await created({ name: 'ტყუპი', price: 1 })
  expect([first.handle, second.handle.startsWith('ტყუპი-')]).toEqual(['ტყუპი', true])
  const atOnce = await Promise.all([1, 2, 3].map((price) => created({ name: 'სამეული', price })))
  expect(atOnce.filter(({ handle }) => handle === 'სამეული')).toHaveLength(1)
  const once = () =>
    manager.post(PATH, { name: 'ერთადერთი', price: 1 }, { headers: { 'idempotency-key': 'k1' } })
  const ids = (await Promise.all([once(), once()])).map((answer) => answer.json<{ id: string }>().id)
  expect(ids[0]).toBe(ids[1])
  await manager.delete(`${PATH}${ids[0]}/?version=1`)
  expect((await once()).statusCode).toBe(404)
})

test('an edit changes only what it names, raises the version, and the search follows', async () => {
  const { id } = await storeProduct(db, {
    name: 'კათხა',
    description: 'ძველი',
    priceTetri: 500,
    category: clay,
  })
  const changes: unknown[] = []
  const unsubscribe = productChanges.subscribe((ids) => changes.push(ids))
  const edited = await patched(id, { version: 1, name: 'ფინჯანი' })
  unsubscribe()
  expect(edited).toMatchObject({ name: 'ფინჯანი', description: 'ძველი', price: 5, version: 2 })
  expect([await found('ფინჯანი'), await found('კათხა')]).toEqual([['ფინჯანი'], []])
  expect(changes).toEqual([[id]])
  expect((await audit())[0]).toMatchObject({
    ...{ action: 'product.edit', role: 'manager', before: { name: 'კათხა' }, after: { name: 'ფინჯანი' } },
  })
  await patched(id, { version: 2, published: false })
  expect(await found('ფინჯანი')).toEqual([])
})

test('of two edits of one version one is done, the other gets the product as it is now', async () => {
  const { id } = await storeProduct(db, { name: 'სურა', priceTetri: 700 })
  const send = (price: number) => manager.patch(`${PATH}${id}/`, { version: 1, price })
  const answers = await Promise.all([send(8), send(9)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  const { current, detail } = productConflictSchema.parse(refused?.json())
  expect(detail).toBe('პროდუქტი ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.')
  expect(current).toEqual(await show(id))
})

test('a change of stock is added to what is left, so that a sale meanwhile isn’t lost', async () => {
  const { id } = await storeProduct(db, { name: 'ლარნაკი', priceTetri: 1_000, inventory: 10 })
  const asked = await customer()
  await asked.ordered([{ productId: id, quantity: 3 }], 3_000)
  expect(await patched(id, { version: 1, stock_change: 5 })).toMatchObject({ stock: 12 })
  const refused = await manager.patch(`${PATH}${id}/`, { version: 2, stock_change: -13 })
  expect([refused.statusCode, refused.json()]).toEqual([409, { detail: 'მარაგში ამდენი აღარ არის.' }])
})

test('specifications are added, renamed, sorted and taken off; a taken off one stays in carts and orders', async () => {
  const { id, specificationIds } = await storeProduct(db, {
    name: 'ბადაგი',
    specifications: [
      { value: '1 ლ', priceTetri: 1_000, inventory: 2 },
      { value: '2 ლ', priceTetri: 1_800, inventory: 3 },
    ],
  })
  const [one = '', two = ''] = specificationIds
  const specification = { sku: '', price: 20, old_price: null, stock_change: 0 }
  const edited = await patched(id, {
    version: 1,
    specifications: [
      { ...specification, id: null, value: '5 ლ', sku: 'BD-5', price: null, stock_change: 1 },
      { ...specification, id: two, value: '2,5 ლ', stock_change: -1 },
    ],
  })
  expect(edited.stock).toBe(3)
  expect(edited.specifications).toMatchObject([
    { value: '5 ლ', sku: 'BD-5', price: null, stock: 1 },
    { id: two, value: '2,5 ლ', price: 20, stock: 2 },
  ])
  const [row] = await db.select().from(products).where(eq(products.id, id))
  expect(row?.specificationStock).toBe(3)
  const back = await manager.patch(`${PATH}${id}/`, {
    version: 2,
    specifications: [{ ...specification, id: one, value: '1 ლ' }],
  })
  expect(back.statusCode).toBe(409)
})

test('sizes are changed with their stock', async () => {
  const { id } = await storeProduct(db, { name: 'ქუდი', sizes: [{ size: 'S', inventory: 1 }] })
  const { variants } = await show(id)
  const edited = await patched(id, {
    version: 1,
    variants: [
      { id: null, size: 'M', stock: 4 },
      { ...variants[0], stock: 2 },
    ],
  })
  expect(edited.variants).toMatchObject([
    { size: 'M', stock: 4 },
    { id: variants[0]?.id, size: 'S', stock: 2 },
  ])
  expect((await patched(id, { version: 2, variants: [] })).variants).toEqual([])
})

test('what isn’t a product is refused with a sentence at the field', async () => {
  const answer = await manager.post(PATH, { name: ' ', price: -1 })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { name: ['ეს ველი აუცილებელია.'], price: ['მიუთითეთ თანხა, მაგალითად 25'] },
  ])
  const unknown = await manager.post(PATH, { name: 'x', price: 1, category: 'none' })
  expect([unknown.statusCode, unknown.json()]).toEqual([400, { category: ['ასეთი კატეგორია აღარ არის.'] }])
})

test('an ordered or reviewed product is hidden when it is deleted, in every public list; any other is gone', async () => {
  const { id } = await storeProduct(db, { name: 'გასაქრობი', priceTetri: 100, handle: 'gasakrobi' })
  const asked = await customer()
  const orderId = await asked.ordered([{ productId: id, quantity: 1 }], 100)
  expect((await manager.delete(`${PATH}${id}/?version=7`)).statusCode).toBe(409)
  expect((await manager.delete(`${PATH}${id}/?version=1`)).statusCode).toBe(204)
  expect((await manager.get(`${PATH}${id}/`)).statusCode).toBe(404)
  expect((await shopper.get(`/v1/products/${id}/`)).statusCode).toBe(404)
  expect(await found('გასაქრობი')).toEqual([])
  expect((await asked.order(orderId)).items[0]?.product.name).toBe('გასაქრობი')
  expect((await app.inject('/sitemap/1.xml')).body).not.toContain(id)
  const kept = await db.select().from(products).where(eq(products.id, id))
  expect(kept[0]?.deletedAt).not.toBeNull()

  const reviewed = await storeProduct(db, { name: 'შეფასებული', priceTetri: 100 })
  const writer = (await customer()).buyer.id
  await db.insert(reviews).values({ id: newId(), productId: reviewed.id, userId: writer, rating: 4 })
  expect((await manager.delete(`${PATH}${reviewed.id}/?version=1`)).statusCode).toBe(204)
  expect(await db.$count(reviews, eq(reviews.productId, reviewed.id))).toBe(1)

  const plain = await created({ name: 'შეცდომით', price: 1 })
  expect((await manager.delete(`${PATH}${String(plain.id)}/?version=1`)).statusCode).toBe(204)
  expect(await db.$count(products, eq(products.id, String(plain.id)))).toBe(0)
  expect((await audit())[0]).toMatchObject({ action: 'product.delete', after: null })
})

test('a deleted product in a cart can no longer be bought', async () => {
  const { id } = await storeProduct(db, { name: 'კალათაში', priceTetri: 100 })
  const asked = await customer()
  await asked.fill([{ productId: id, quantity: 1 }])
  expect((await manager.delete(`${PATH}${id}/?version=1`)).statusCode).toBe(204)
  const sent = await asked.send({})
  expect(sent.statusCode).toBe(400)
  expect(await db.$count(products, eq(products.id, id))).toBe(1)
})
