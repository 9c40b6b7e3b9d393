import { cartSchema, orderAgainSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newShopper } from '../support/shopper.ts'
import { orderApp, type Ordering } from './orderApp.ts'

const { app, db, customer } = await orderApp()

/** Goods of a test's own, and an order of them. */
async function ordering() {
  const honey = await storeProduct(db, { name: 'თაფლი', priceTetri: 900, inventory: 50 })
  const wine = await storeProduct(db, {
    name: 'ღვინო',
    specifications: [{ value: '1 ლ', priceTetri: 2_000, inventory: 50 }],
  })
  const [kind = ''] = wine.specificationIds
  const asked = await customer()
  const id = await asked.ordered(
    [
      { productId: honey.id, quantity: 2 },
      { productId: wine.id, specificationId: kind, quantity: 3 },
    ],
    7_800,
  )
  const again = async (key?: string) => {
    const options = key === undefined ? {} : { headers: { 'idempotency-key': key } }
    const answer = await asked.post(`/v1/orders/${id}/again/`, undefined, options)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return orderAgainSchema.parse(answer.json())
  }
  return { asked, id, honey: honey.id, wine: wine.id, kind, again }
}

async function inCart(asked: Ordering): Promise<Record<string, number>> {
  const { cart } = cartSchema.parse((await asked.get(`/v1/cart/?owner=${asked.buyer.id}`)).json())
  return Object.fromEntries(
    cart.cartitems.map(({ product, quantity }) => [product?.name ?? 'nothing', quantity]),
  )
}

const leftOut = (product_name: string, quantity: number, specification: string | null = null) => ({
  ...{ product_name, specification, quantity },
})

test('an order’s items are added to the cart again, and to existing lines', async () => {
  const { asked, honey, again } = await ordering()
  await asked.fill([{ productId: honey, quantity: 1 }])
  expect(await again()).toEqual({ added: 5, left_out: [] })
  expect(await inCart(asked)).toEqual({ თაფლი: 3, ღვინო: 3 })
})

test('items for which the cart has no room are named', async () => {
  const { asked, honey, again } = await ordering()
  await asked.fill([{ productId: honey, quantity: 4 }])
  expect(await again()).toEqual({ added: 4, left_out: [leftOut('თაფლი', 1)] })
  expect(await again()).toEqual({
    added: 2,
    left_out: [leftOut('თაფლი', 2), leftOut('ღვინო', 1, '1 ლ')],
  })
  expect(await inCart(asked)).toEqual({ თაფლი: 5, ღვინო: 5 })
})

test('items that are sold out, hidden, changed or deleted are named, and the rest is in the cart', async () => {
  const gone: [string, (goods: Awaited<ReturnType<typeof ordering>>) => Promise<unknown>][] = [
    [
      'fewer',
      ({ kind }) => db.update(specifications).set({ inventory: 1 }).where(eq(specifications.id, kind)),
    ],
    [
      'none',
      ({ kind }) => db.update(specifications).set({ inventory: 0 }).where(eq(specifications.id, kind)),
    ],
    [
      'off',
      ({ kind }) => db.update(specifications).set({ active: false }).where(eq(specifications.id, kind)),
    ],
    ['hidden', ({ wine }) => db.update(products).set({ published: false }).where(eq(products.id, wine))],
    [
      'unpriced',
      ({ kind }) => db.update(specifications).set({ priceTetri: null }).where(eq(specifications.id, kind)),
    ],
    ['no kind', ({ kind }) => db.delete(specifications).where(eq(specifications.id, kind))],
    ['deleted', ({ wine }) => db.delete(products).where(eq(products.id, wine))],
  ]
  for (const [what, change] of gone) {
    const goods = await ordering()
    await change(goods)
    const had = what === 'fewer' ? 1 : 0
    expect([what, await goods.again()]).toEqual([
      what,
      { added: 2 + had, left_out: [leftOut('ღვინო', 3 - had, '1 ლ')] },
    ])
    expect(await inCart(goods.asked)).toEqual({ თაფლი: 2, ...(had > 0 && { ღვინო: 1 }) })
  }
})

test('CHECK-12 a double tap with one key adds them once', async () => {
  const { asked, again } = await ordering()
  const answers = await Promise.all([again('once-more-1'), again('once-more-1')])
  expect(answers).toEqual([
    { added: 5, left_out: [] },
    { added: 5, left_out: [] },
  ])
  expect(await inCart(asked)).toEqual({ თაფლი: 2, ღვინო: 3 })
})

test('CHECK-12 a key that was used for another order is 422', async () => {
  const { asked, again, honey } = await ordering()
  await again('once-more-2')
  const other = await asked.ordered([{ productId: honey, quantity: 1 }], 900)
  const reused = await asked.post(`/v1/orders/${other}/again/`, undefined, {
    headers: { 'idempotency-key': 'once-more-2' },
  })
  expect(reused.statusCode).toBe(422)
})

test('API-05 no one can order another customer’s order again, or learn what was in it', async () => {
  const { id } = await ordering()
  const other = await customer()
  expect((await (await newShopper(app)).post(`/v1/orders/${id}/again/`)).statusCode).toBe(401)
  const missing = await other.post(`/v1/orders/${newId()}/again/`)
  expect(missing.statusCode).toBe(404)
  for (const order of [id, 'no-id']) {
    const answer = await other.post(`/v1/orders/${order}/again/`)
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
  }
  expect(await inCart(other)).toEqual({})
})
