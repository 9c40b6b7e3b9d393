import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { cartItems } from '../../../server/src/db/cartSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { storeCode, withCode } from '../promotionCodes/codes.ts'
import { numbersOf } from '../search/generatedCatalogue.ts'
import { rounds } from '../support/rounds.ts'
import { fillCarts, newBuyers, orderBody, type Buyer, type Line } from './buyers.ts'
import { checkInvariants, stockOf } from './invariants.ts'
import { orderShop, tally, type OrderAnswer, type Sending } from './orderShop.ts'

const PRICE = 1_000
const SHORT = 'ბოთლი: მარაგში აღარ არის საკმარისი რაოდენობა.'

const { db, secret, open } = await orderShop()
const servers = await Promise.all([open(), open()])
const BUYERS = rounds(120, 500)
const buyers = await newBuyers(db, secret, BUYERS)
let before = await stockOf(db)

/** A product of its own for a test, counted from now on. */
async function newBottle(inventory: number): Promise<string> {
  const { id } = await storeProduct(db, { name: 'ბოთლი', priceTetri: PRICE, inventory })
  before = { ...before, [`product ${id}`]: inventory, [`sold ${id}`]: 0 }
  return id
}

let sent = 0

/** Orders everything in a cart; every other order goes to the other process. */
function send(
  index: number,
  buyer: Buyer,
  lines: readonly Line[],
  sending: Sending = {},
): Promise<OrderAnswer> {
  const server = servers[index % servers.length] ?? servers[0]
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const keyed = { key: `sent-${(sent += 1)}`, ...sending }
  return server.order(buyer, orderBody(lines, pieces * PRICE), keyed)
}

const left = async (id: string) =>
  (await db.select({ inventory: products.inventory }).from(products).where(eq(products.id, id)))[0]?.inventory

test(`API-07 B1 ${BUYERS} orders at once for a stock of 50: exactly 50 are made`, async () => {
  const productId = await newBottle(50)
  const lines = [{ productId, quantity: 1 }]
  await fillCarts(db, buyers, () => lines)
  const answers = await Promise.all(buyers.map((buyer, index) => send(index, buyer, lines)))
  expect(tally(answers)).toEqual({ 201: 50, 409: BUYERS - 50 })
  expect(answers.filter(({ status, body }) => status === 409 && body.detail !== SHORT)).toEqual([])
  expect(await left(productId)).toBe(0)
  // Who got nothing still has the cart.
  expect(await db.$count(cartItems, eq(cartItems.productId, productId))).toBe(BUYERS - 50)
  await checkInvariants(db, before)
})

test('of 100 orders at once with a code for 50 uses, exactly 50 are made', async () => {
  const productId = await newBottle(500)
  const code = await storeCode(db, { maxUses: 50 })
  const lines = [{ productId, quantity: 1 }]
  const some = buyers.slice(0, 100)
  await fillCarts(db, some, () => lines)
  const answers = await Promise.all(
    some.map((buyer, index) => {
      const server = servers[index % servers.length] ?? servers[0]
      return server.order(buyer, orderBody(lines, PRICE, withCode(code, 100)))
    }),
  )
  expect(tally(answers)).toEqual({ 201: 50, 400: 50 })
  expect(await db.$count(orders, eq(orders.promotionCode, code))).toBe(50)
  await checkInvariants(db, before)
})

test('API-07 B1b orders of one to five pieces at once: no order is refused for which the stock is enough', async () => {
  const next = numbersOf(97)
  for (let round = 0; round < rounds(1, 3); round += 1) {
    const productId = await newBottle(97)
    const some = buyers.slice(0, 120).map((buyer) => ({ buyer, quantity: 1 + next(5) }))
    await fillCarts(
      db,
      some.map(({ buyer }) => buyer),
      (index) => [{ productId, quantity: some[index]?.quantity ?? 0 }],
    )
    const answers = await Promise.all(
      some.map(async ({ buyer, quantity }, index) => ({
        quantity,
        ...(await send(index, buyer, [{ productId, quantity }])),
      })),
    )
    const refused = answers.filter(({ status }) => status === 409).map(({ quantity }) => quantity)
    expect(Object.keys(tally(answers))).toEqual(['201', '409'])
    expect(await left(productId)).toBeLessThan(Math.min(...refused))
  }
  await checkInvariants(db, before)
})

test('CHECK-12 B2 one key sent 100 times at once is one order, with the same response each time', async () => {
  const productId = await newBottle(100)
  const lines = [{ productId, quantity: 1 }]
  await fillCarts(db, buyers.slice(0, 1), () => lines)
  const [buyer] = buyers
  if (buyer === undefined) throw new Error('there is no buyer')
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      send(index, buyer, lines, { key: 'one and the same'.replaceAll(' ', '-') }),
    ),
  )
  expect(tally(answers)).toEqual({ 201: 100 })
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(await left(productId)).toBe(99)
  await checkInvariants(db, before)
})

test('CHECK-12 B2b one key with two bodies at once: one order, the other body is refused; another customer’s key is independent', async () => {
  const productId = await newBottle(100)
  const lines = [{ productId, quantity: 1 }]
  const [other, ...some] = buyers.slice(0, rounds(4, 20) + 1)
  if (other === undefined) throw new Error('there is no buyer')
  await fillCarts(db, [other, ...some], () => lines)
  const bodies = ['თბილისი', 'ბათუმი'].map((city) => orderBody(lines, PRICE, { city }))
  for (const [round, buyer] of some.entries()) {
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        servers[index % 2 === round % 2 ? 0 : 1].order(buyer, bodies[index >> 1] ?? {}, { key: 'one' }),
      ),
    )
    const [one, two] = [answers.slice(0, 2), answers.slice(2)]
    const [made, refused] = one[0]?.status === 201 ? [one, two] : [two, one]
    expect(made.map((answer) => answer.status)).toEqual([201, 201])
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1)
    expect(refused.map((answer) => answer.status)).toEqual([422, 422])
  }
  const theirs = await send(0, other, lines, { key: 'one' })
  expect([theirs.status, theirs.replayed]).toEqual([201, false])
  expect(await left(productId)).toBe(99 - some.length)
  await checkInvariants(db, before)
})

test('CHECK-12 B3 two tabs that order the same cart at once make one order', async () => {
  const productId = await newBottle(100)
  const lines = [{ productId, quantity: 1 }]
  const times = rounds(4, 20)
  for (let round = 0; round < times; round += 1) {
    const [buyer] = buyers.slice(round)
    if (buyer === undefined) throw new Error('there is no buyer')
    await fillCarts(db, [buyer], () => lines)
    const answers = await Promise.all(
      [0, 1].map((tab) => send(tab, buyer, lines, { key: `round-${round}-tab-${tab}` })),
    )
    expect(tally(answers)).toEqual({ 201: 1, 409: 1 })
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ detail: 'კალათა ცარიელია' })
  }
  expect(await left(productId)).toBe(100 - times)
  await checkInvariants(db, before)
})

test('CHECK-12 B4 if the client disconnects meanwhile, the order is created completely or not at all', async () => {
  const productId = await newBottle(1_000)
  const lines = [{ productId, quantity: 2 }]
  const next = numbersOf(4)
  const some = buyers.slice(0, 100)
  await fillCarts(db, some, () => lines)
  const outcomes = await Promise.all(
    some.map((buyer, index) => {
      const signal = AbortSignal.timeout(next(51))
      const sending = { key: `left-${index}`, signal }
      return send(index, buyer, lines, sending).then(
        ({ status }) => status,
        () => 'left',
      )
    }),
  )
  expect(outcomes).toContain('left')
  expect(outcomes.filter((outcome) => outcome !== 'left' && outcome !== 201)).toEqual([])
  // Sent again, as the storefront does: now everybody has exactly one order. It may have to wait for the first.
  const again = await Promise.all(
    some.map((buyer, index) => send(index + 1, buyer, lines, { key: `left-${index}` })),
  )
  expect(tally(again)).toEqual({ 201: 100 })
  expect(await left(productId)).toBe(800)
  await checkInvariants(db, before)
})

test('API-07 B5 orders of the same goods in different sequences, also of two specifications of a product, never deadlock', async () => {
  const bottles = await Promise.all(Array.from({ length: 3 }, () => newBottle(10_000)))
  const wine = await storeProduct(db, {
    name: 'ღვინო',
    specifications: [1, 2].map((value) => ({ value: `${value} ლ`, priceTetri: PRICE, inventory: 10_000 })),
  })
  before = {
    ...before,
    ...Object.fromEntries(Object.entries(await stockOf(db)).filter(([name]) => !(name in before))),
  }
  const kinds = wine.specificationIds.map((specificationId) => ({ productId: wine.id, specificationId }))
  const things = [...bottles.map((productId) => ({ productId })), ...kinds]
  const next = numbersOf(5)
  const orders = buyers.slice(0, rounds(60, 200)).map((buyer) => {
    const from = next(things.length)
    const step = 1 + next(things.length - 1)
    // Two or three different ones, each order in an order of its own.
    const chosen = new Set(
      Array.from({ length: 2 + next(2) }, (_, index) => (from + index * step) % things.length),
    )
    const lines = [...chosen].flatMap((index) => ({ ...things[index], quantity: 1 + next(2) }) as Line)
    return { buyer, lines }
  })
  await fillCarts(
    db,
    orders.map(({ buyer }) => buyer),
    (index) => orders[index]?.lines ?? [],
  )
  const answers = await Promise.all(orders.map(({ buyer, lines }, index) => send(index, buyer, lines)))
  expect(tally(answers)).toEqual({ 201: orders.length })
  const { rows } = await db.execute(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  expect(rows).toEqual([{ deadlocks: 0 }])
  await checkInvariants(db, before)
})
