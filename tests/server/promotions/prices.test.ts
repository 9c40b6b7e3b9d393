import { cartSchema, productPageSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { cutPrice, lowestCutPrice } from '../../../server/src/modules/promotions/cutPrice.ts'
import { exportCatalogue } from '../../../server/src/modules/catalogueImport/exportCatalogue.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { collected } from '../catalogueImport/support/collected.ts'
import { importer } from '../catalogueImport/support/shop.ts'
import { orderBody } from '../orders/buyers.ts'
import { eachRow } from '../support/eachRow.ts'
import { PROMOTIONS, promotionShop } from './promotionShop.ts'

const { app, db, customer, manager, created, passed, renew, shown, edited, edit } = await promotionShop()

const { folder, importFile, importRows } = await importer(db)

const percent = (percentBp: number) => ({ percentBp, amountTetri: null })
const amount = (amountTetri: number) => ({ percentBp: null, amountTetri })

test('a cut is rounded to the tetri, a half up, and leaves at least one tetri; else it doesn’t apply', () =>
  eachRow(
    [
      [1_000, percent(2_000), 800],
      [999, percent(2_000), 799],
      [5, percent(5_000), 3],
      [1, percent(100), null],
      [2, percent(9_900), 1],
      [0, percent(1_000), null],
      [500, amount(499), 1],
      [500, amount(500), null],
      [500, amount(501), null],
    ] as const,
    (price, cut, after) => expect(cutPrice(price, cut)).toBe(after),
  ))

test('of several cuts the lowest price counts, and they don’t add up', () => {
  expect(lowestCutPrice(1_000, [percent(1_000), amount(300), percent(2_000)])).toBe(700)
  expect(lowestCutPrice(200, [percent(1_000), amount(300)])).toBe(180)
  expect(lowestCutPrice(200, [amount(300)])).toBeNull()
})

test('a planned promotion changes nothing; its start cuts the prices, its end brings the old ones back exactly', async () => {
  const category = await storeCategory(db, 'ჩანთები')
  const plain = await storeProduct(db, { name: 'ჩანთა', priceTetri: 9_999, category })
  const reduced = await storeProduct(db, {
    ...{ name: 'ზურგჩანთა', priceTetri: 8_000, oldPriceTetri: 10_000, category },
    specifications: [
      { value: 'S', priceTetri: 8_000, oldPriceTetri: 9_000 },
      { value: 'L', priceTetri: 12_000 },
      { value: 'XL', priceTetri: null },
    ],
  })
  const other = await storeProduct(db, { name: 'სხვა', priceTetri: 9_999 })
  const before = await Promise.all([plain, reduced, other].map(({ id }) => shown(id)))
  const promotion = await created({ categories: [category.id], starts_at: '2126-01-01T00:00:00+04:00' })
  expect(promotion).toMatchObject({ state: 'planned', categories: [{ title: 'ჩანთები' }] })
  expect(await shown(plain.id)).toEqual(before[0])

  await passed(promotion, 'startsAt')
  await renew()
  expect(await shown(plain.id)).toMatchObject({ price: 79.99, old_price: 99.99, discount_percentage: 20 })
  expect(await shown(reduced.id)).toEqual({
    ...{ price: 64, old_price: 80, discount_percentage: 20 },
    parts: [
      [64, 80],
      [96, 120],
      [null, null],
    ],
  })
  expect(await shown(other.id)).toEqual(before[2])

  await passed(promotion, 'endsAt')
  await renew()
  expect(await Promise.all([plain, reduced, other].map(({ id }) => shown(id)))).toEqual(before)
  const [row] = await db.select().from(products).where(eq(products.id, reduced.id))
  expect(row).toMatchObject({ regularPriceTetri: null, regularOldPriceTetri: null, version: 1 })
})

test('lists filter and sort by the cut price', async () => {
  const category = await storeCategory(db, 'დალაგებული')
  const cheap = await storeProduct(db, { name: 'იაფი', priceTetri: 1_000, category })
  const dear = await storeProduct(db, { name: 'ძვირი', priceTetri: 1_100, category })
  await created({ products: [dear.id], percent: 50 })
  const list = async (query: string) =>
    productPageSchema
      .parse((await app.inject({ url: `/v1/products/?category=${category.id}&${query}` })).json())
      .results.map(({ id }) => id)
  expect(await list('ordering=price')).toEqual([dear.id, cheap.id])
  expect(await list('discounted=true')).toEqual([dear.id])
  expect(await list('max_price=6')).toEqual([dear.id])
})

test('where promotions overlap, each price is the lowest, whichever ends first', async () => {
  const { id, ...category } = await storeCategory(db, 'გადამფარავი')
  const wine = await storeProduct(db, {
    ...{ name: 'ღვინო', priceTetri: 3_000, category: { id, ...category } },
    specifications: [
      { value: '0,75 ლ', priceTetri: 3_000 },
      { value: '3 ლ', priceTetri: 10_000 },
    ],
  })
  const tenLari = await created({ products: [wine.id], percent: null, amount: 10 })
  const fifth = await created({ categories: [id] })
  expect((await shown(wine.id)).parts).toEqual([
    [20, 30],
    [80, 100],
  ])
  await passed(tenLari, 'endsAt')
  await renew()
  expect(await shown(wine.id)).toMatchObject({ price: 24, old_price: 30 })
  await passed(fifth, 'endsAt')
  await renew()
  expect(await shown(wine.id)).toMatchObject({ price: 30, old_price: null })
})

test('an edit during a promotion is of the regular price, which is what its end leaves', async () => {
  const { id, specificationIds } = await storeProduct(db, {
    ...{ name: 'ქვაბი', priceTetri: 5_000 },
    specifications: [{ value: '2 ლ', priceTetri: 5_000 }],
  })
  const promotion = await created({ products: [id] })
  expect(await edited(id)).toMatchObject({ price: 50, old_price: null, cut_price: 40 })
  const [specification] = specificationIds
  const part = { id: specification, value: '2 ლ', sku: '', old_price: null, stock_change: 0 }
  const after = await edit(id, {
    ...{ price: 60, old_price: 70 },
    specifications: [
      { ...part, price: 60 },
      { ...part, id: null, value: '5 ლ', price: 100 },
    ],
  })
  expect(after).toMatchObject({ price: 60, old_price: 70, cut_price: 48 })
  expect(after.specifications).toMatchObject([{ price: 60 }, { price: 100 }])
  expect(await shown(id)).toMatchObject({
    ...{ price: 48, old_price: 60 },
    parts: [
      [48, 60],
      [80, 100],
    ],
  })
  await manager.post(`${PROMOTIONS}${String(promotion.id)}/end/`, { version: promotion.version })
  await renew()
  expect(await shown(id)).toMatchObject({
    ...{ price: 60, old_price: 70 },
    parts: [
      [60, null],
      [100, null],
    ],
  })
})

test('a product that joins the category of a promotion follows it, and one that leaves gets its price back', async () => {
  const category = await storeCategory(db, 'აქციაში')
  const elsewhere = await storeCategory(db, 'აქციის გარეთ')
  const { id } = await storeProduct(db, {
    ...{ name: 'თასი', priceTetri: 1_000, oldPriceTetri: 1_500, category: elsewhere },
    specifications: [{ value: 'დიდი', priceTetri: 1_000 }],
  })
  await created({ categories: [category.id] })
  const before = await shown(id)
  await edit(id, { category: category.id })
  expect(await shown(id)).toMatchObject({ price: 8, old_price: 10, parts: [[8, 10]] })
  await edit(id, { category: elsewhere.id })
  expect(await shown(id)).toEqual(before)
  const answer = await manager.post('/v1/admin/products/', {
    ...{ name: 'ახალი თასი', price: 20, category: category.id },
  })
  expect(await shown(answer.json<{ id: string }>().id)).toMatchObject({ price: 16, old_price: 20 })
})

test('a bulk change during a promotion is of regular prices, and so is its undo', async () => {
  const category = await storeCategory(db, 'ერთიანად')
  const { id } = await storeProduct(db, { name: 'სარკე', priceTetri: 10_000, category })
  const promotion = await created({ categories: [category.id] })
  const change = { price: { by: 'percent', value: 1_000, rounding: 'none' } }
  const bulk = (
    await manager.post('/v1/admin/bulk-changes/', { filter: { category: category.id }, ...change })
  ).json<{ id: string }>()
  const rows = await manager.get(`/v1/admin/bulk-changes/${bulk.id}/rows/`)
  expect(rows.json()).toMatchObject({ results: [{ before: { price: 100 }, after: { price: 110 } }] })
  await manager.post(`/v1/admin/bulk-changes/${bulk.id}/apply/`)
  expect(await shown(id)).toMatchObject({ price: 88, old_price: 110 })
  await manager.post(`/v1/admin/bulk-changes/${bulk.id}/undo/`)
  expect(await shown(id)).toMatchObject({ price: 80, old_price: 100 })
  await passed(promotion, 'endsAt')
  await renew()
  expect(await shown(id)).toMatchObject({ price: 100, old_price: null })
})

test('a started promotion that is changed cuts by its new amount, from its new products alone', async () => {
  const [kept, left, joined] = await Promise.all(
    ['რჩება', 'გადის', 'შემოდის'].map((name) => storeProduct(db, { name, priceTetri: 2_000 })),
  )
  const promotion = await created({ products: [kept?.id, left?.id] })
  const answer = await manager.patch(`${PROMOTIONS}${String(promotion.id)}/`, {
    ...{ version: 1, percent: null, amount: 5, products: [kept?.id, joined?.id] },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({ renewing: true, version: 2 })
  await renew()
  const prices = await Promise.all([kept, left, joined].map((each) => shown(each?.id ?? '')))
  expect(prices.map(({ price, old_price }) => [price, old_price])).toEqual([
    [15, 20],
    [20, null],
    [15, 20],
  ])
})

test('the cart shows the cut price, an order pays it, and once it has ended the earlier total is refused', async () => {
  const { id: productId } = await storeProduct(db, { name: 'ჩაიდანი', priceTetri: 4_000 })
  const promotion = await created({ products: [productId] })
  const asked = await customer()
  const lines = [{ productId, quantity: 2 }]
  await asked.fill(lines)
  const { cart } = cartSchema.parse((await asked.get(`/v1/cart/?owner=${asked.buyer.id}`)).json())
  expect(cart.cartitems[0]?.product).toMatchObject({ price: 32, old_price: 40 })
  const order = await asked.ordered(lines, 6_400)
  expect(await asked.order(order)).toMatchObject({ total_price: 64, items: [{ unit_price: 32 }] })
  await asked.fill(lines)
  await passed(promotion, 'endsAt')
  await renew()
  const late = await asked.send(orderBody(lines, 6_400))
  expect([late.statusCode, late.json()]).toEqual([409, { detail: 'ფასი შეიცვალა. ახლა სულ: 80,00\u00a0₾.' }])
})

test('a file has regular prices: an export during a promotion is imported unchanged, and a new price is the regular one', async () => {
  const category = await storeCategory(db, 'ფაილში')
  const { id } = await storeProduct(db, {
    ...{ name: 'ქოთანი', handle: 'pot', priceTetri: 2_000, oldPriceTetri: 2_500, category },
    specifications: [{ value: 'დიდი', priceTetri: 2_000, oldPriceTetri: 2_500 }],
  })
  const promotion = await created({ categories: [category.id] })
  const csv = await collected(exportCatalogue(db, { publicUrl: undefined, onProgress: () => undefined }))
  const file = await folder.write('export.csv', csv.join(''))
  expect((await importFile(file)).products).toMatchObject({ added: 0, changed: 0 })
  const row = { Type: 'ფაილში', 'Option1 Name': 'ზომა', 'Variant Inventory Qty': '5' }
  await importRows([
    { ...row, Handle: 'pot', Title: 'ქოთანი', 'Option1 Value': 'დიდი', 'Variant Price': '30.00' },
    { ...row, Handle: 'new-pot', Title: 'ახალი ქოთანი', 'Option1 Value': 'დიდი', 'Variant Price': '50.00' },
  ])
  expect(await shown(id)).toMatchObject({ price: 24, old_price: 30, parts: [[24, 30]] })
  const [added] = await db.select().from(products).where(eq(products.handle, 'new-pot'))
  expect(await shown(added?.id ?? '')).toMatchObject({ price: 40, old_price: 50, parts: [[40, 50]] })
  await passed(promotion, 'endsAt')
  await renew()
  expect(await shown(id)).toMatchObject({ price: 30, old_price: null, parts: [[30, null]] })
})
