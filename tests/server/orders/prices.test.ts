import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems } from '../../../server/src/db/cartSchema.ts'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderBody, type Line } from './buyers.ts'
import { stockOf } from './invariants.ts'
import { orderApp, type Ordering } from './orderApp.ts'

const { db, customer } = await orderApp()

/** Sends an order that has to be refused and leave everything as it was. @returns status and detail or fields */
async function refusedOrder(asked: Ordering, body: object, language = 'ka'): Promise<[number, unknown]> {
  const before = [await stockOf(db), await db.select().from(cartItems)]
  const answer = await asked.post('/v1/orders/create/', body, { headers: { 'accept-language': language } })
  expect(await asked.orders()).toEqual([])
  expect([await stockOf(db), await db.select().from(cartItems)]).toEqual(before)
  const said = answer.json<Record<string, unknown>>()
  return [answer.statusCode, said['detail'] ?? Object.keys(said)]
}

test('API-06 F-11 an order is refused unless its subtotal is the server’s own total to the tetri', async () => {
  const { id: productId } = await storeProduct(db, { name: 'ხალიჩა', priceTetri: 123_450 })
  const asked = await customer()
  const lines = [{ productId, quantity: 1 }]
  await asked.fill(lines)
  const changed = [409, 'ფასი შეიცვალა. ახლა სულ: 1234,50\u00a0₾.']
  const atField = [400, ['subtotal']]
  const table: [unknown, unknown][] = [
    [1234.49, changed],
    [1234.51, changed],
    [0, changed],
    [1e21, changed],
    [Number.MAX_SAFE_INTEGER, changed],
    [123_450, changed],
    [-0.01, atField],
    [-1234.5, atField],
    ['1234.50', atField],
    ['NaN', atField],
    [null, atField],
    [undefined, atField],
    [[1234.5], atField],
  ]
  for (const [subtotal, expected] of table)
    expect(await refusedOrder(asked, orderBody(lines, 0, { subtotal })), String(subtotal)).toEqual(expected)
  expect((await asked.send(orderBody(lines, 0, { subtotal: 1234.5 }))).statusCode).toBe(201)
})

test('API-06 F-11 quantities are whole numbers from one, and equal to those of the cart', async () => {
  const { id: productId } = await storeProduct(db, { name: 'სკამი', priceTetri: 1_000 })
  const asked = await customer()
  await asked.fill([{ productId, quantity: 2 }])
  const changed = [409, 'კალათა შეიცვალა. გადახედეთ მას და სცადეთ თავიდან.']
  const atField = [400, ['order_items_data_input']]
  const table: [unknown, unknown][] = [
    [-1, atField],
    [0, atField],
    [1.5, atField],
    ['2', atField],
    [null, atField],
    [6, changed],
    [1e9, changed],
  ]
  for (const [quantity, expected] of table) {
    const body = orderBody([{ productId, quantity: 1 }], 2_000)
    const items = body.order_items_data_input.map((item) => ({ ...item, quantity }))
    expect(await refusedOrder(asked, { ...body, order_items_data_input: items }), String(quantity)).toEqual(
      expected,
    )
  }
})

test('API-06 a changed price is reported in the shopper’s language, and the new price is paid', async () => {
  const { id: productId } = await storeProduct(db, {
    name: 'მაგიდა',
    priceTetri: 10_000,
    oldPriceTetri: 12_000,
  })
  const asked = await customer()
  const lines = [{ productId, quantity: 3 }]
  await asked.fill(lines)
  for (const [priceTetri, ka, en] of [
    [412_345, '12\u00a0370,35\u00a0₾', '₾12,370.35'],
    [9_999, '299,97\u00a0₾', '₾299.97'],
  ] as const) {
    await db.update(products).set({ priceTetri }).where(eq(products.id, productId))
    const body = orderBody(lines, 30_000)
    expect(await refusedOrder(asked, body)).toEqual([409, `ფასი შეიცვალა. ახლა სულ: ${ka}.`])
    expect(await refusedOrder(asked, body, 'en')).toEqual([
      409,
      `The price has changed. The total is now ${en}.`,
    ])
  }
  const { statusCode } = await asked.send(orderBody(lines, 29_997))
  expect(statusCode).toBe(201)
  expect(await asked.orders()).toMatchObject([{ total_price: 299.97, items: [{ unit_price: 99.99 }] }])
})

test('API-07 an item without enough stock is named, and nothing is changed', async () => {
  const plenty = await storeProduct(db, { name: 'თაფლი', priceTetri: 1_000 })
  const wine = await storeProduct(db, {
    name: 'ქინძმარაული',
    specifications: [{ value: '0,75 ლ', priceTetri: 2_000, inventory: 3 }],
  })
  const last = await storeProduct(db, {
    ...{ name: 'ჩურჩხელა', nameEn: 'Churchkhela', priceTetri: 500, inventory: 1 },
  })
  const [bottle = ''] = wine.specificationIds
  const asked = await customer()
  const short = async (lines: readonly Line[], total: number) => {
    await asked.fill(lines)
    return refusedOrder(asked, orderBody(lines, total))
  }
  const honey = { productId: plenty.id, quantity: 2 }
  expect(await short([honey, { productId: last.id, quantity: 2 }], 3_000)).toEqual([
    409,
    'ჩურჩხელა: მარაგში აღარ არის საკმარისი რაოდენობა.',
  ])
  expect(await short([honey, { productId: wine.id, specificationId: bottle, quantity: 4 }], 10_000)).toEqual([
    409,
    'ქინძმარაული (0,75 ლ): მარაგში აღარ არის საკმარისი რაოდენობა.',
  ])
  asked.cookies.set('language', 'en')
  expect(await short([{ productId: last.id, quantity: 2 }], 1_000)).toEqual([
    409,
    'Churchkhela: not enough in stock.',
  ])
})

test('API-06 an item that is no longer sold is named: hidden, without a price, or only sold with a specification', async () => {
  const honey = await storeProduct(db, { name: 'ჩირი', priceTetri: 1_000 })
  const wine = await storeProduct(db, {
    name: 'მანავი',
    specifications: [{ value: '0,75 ლ', priceTetri: 2_000 }],
  })
  const [bottle = ''] = wine.specificationIds
  const asked = await customer()
  const lines = [
    { productId: honey.id, quantity: 1 },
    { productId: wine.id, specificationId: bottle, quantity: 1 },
  ]
  await asked.fill(lines)
  const send = () => refusedOrder(asked, orderBody(lines, 3_000))
  const change = (values: Partial<typeof specifications.$inferInsert>) =>
    db.update(specifications).set(values).where(eq(specifications.id, bottle))

  await db.update(products).set({ published: false }).where(eq(products.id, honey.id))
  expect(await send()).toEqual([409, 'ჩირი: ეს პროდუქტი აღარ იყიდება.'])
  await db.update(products).set({ published: true }).where(eq(products.id, honey.id))
  for (const values of [{ active: false }, { active: true, priceTetri: null }]) {
    await change(values)
    expect(await send()).toEqual([409, 'მანავი (0,75 ლ): ეს პროდუქტი აღარ იყიდება.'])
  }
  await change({ active: true, priceTetri: 2_000, productId: honey.id })
  expect(await send()).toEqual([409, 'ჩირი: ეს პროდუქტი აღარ იყიდება.'])
  await change({ productId: wine.id })
  expect((await asked.send(orderBody(lines, 3_000))).statusCode).toBe(201)
})

test('API-06 an order’s total may be higher than the highest price', async () => {
  const { id: productId } = await storeProduct(db, {
    name: 'სასახლე',
    priceTetri: 2_147_483_647,
    inventory: 5,
  })
  const asked = await customer()
  const lines = [{ productId, quantity: 5 }]
  await asked.fill(lines)
  const answer = await asked.send(orderBody(lines, 0, { subtotal: 107_374_182.35 }))
  expect(answer.statusCode, answer.body).toBe(201)
  expect(await asked.orders()).toMatchObject([{ total_price: 107_374_182.35 }])
})
