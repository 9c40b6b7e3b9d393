import { MAX_PER_LINE, type CartItem } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartItems, carts } from '../../../server/src/db/cartSchema.ts'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { numbersOf } from '../search/generatedCatalogue.ts'
import { rounds } from '../support/rounds.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { browserAt, type Answer } from './browser.ts'
import { customerCartIn, newCustomerCartIn, type CustomerCart } from './customerCart.ts'
import { mergeGuest } from './mergeGuest.ts'
import { twoServers } from './twoServers.ts'

const ROUNDS = rounds(4, 20)
const STOCKS = [2, 3, 4, 9, 50]

const { db, url } = await testDatabase()
const origin = await twoServers(url)
const goods = await Promise.all(
  STOCKS.map(async (stock, number) =>
    number % 2 === 0
      ? { stock, product_id: (await storeProduct(db, { name: 'ჭიქა', inventory: stock })).id }
      : specified(stock),
  ),
)

async function specified(stock: number) {
  const specification = { value: '0,75 ლ', priceTetri: 1999, inventory: stock }
  const { id, specificationIds } = await storeProduct(db, { name: 'ღვინო', specifications: [specification] })
  return { stock, product_id: id, specification: specificationIds[0] }
}

/** The same customer in a browser that nobody has used before, their cart empty. */
async function freshly({ ownerId, browser: { accessToken } }: CustomerCart): Promise<CustomerCart> {
  const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.ownerId, ownerId))
  if (cart !== undefined) await db.delete(cartItems).where(eq(cartItems.cartId, cart.id))
  return customerCartIn(browserAt(origin), { ownerId, accessToken: accessToken ?? '' })
}

const quantities = (lines: readonly CartItem[]) =>
  Object.fromEntries(lines.map(({ product, quantity }) => [String(product?.id), quantity]))
const isReplayed = ({ headers }: Answer) => headers.get('idempotent-replayed') === 'true'

const customer = await newCustomerCartIn(browserAt(origin))

test(`CART-13 two tabs merge five lines of the guest at once, ${ROUNDS} times: each is counted once`, async () => {
  const next = numbersOf(13)
  for (let round = 0; round < ROUNDS; round += 1) {
    const cart = await freshly(customer)
    const sums: Record<string, number> = {}
    for (const { stock, ...choice } of goods) {
      const most = Math.min(stock, MAX_PER_LINE)
      const [own, guests] = [next(most + 1), 1 + next(most)]
      if (own > 0) await cart.added({ ...choice, quantity: own })
      await cart.guest.added({ ...choice, quantity: guests })
      sums[choice.product_id] = Math.min(MAX_PER_LINE, stock, own + guests)
    }
    const lines = await cart.guest.read()
    // A tab may come to the lines in another order.
    const tabs = [lines, round % 2 === 0 ? lines : lines.toReversed()]
    const [first = [], second = []] = await Promise.all(tabs.map((tab) => mergeGuest(cart, tab)))

    const answers = [...first, ...second]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(answers.filter(isReplayed)).toHaveLength(lines.length)
    expect(quantities(await cart.read())).toEqual(sums)
    expect(await cart.guest.read()).toEqual([])
  }
}, 60_000)

test(`CART-13 B7 two tabs merge what is over the stock, over five, or deleted meanwhile, ${ROUNDS} times: it is cut down or left out, and said so`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const cart = await freshly(customer)
    const [kept, scarce, deleted, bare] = await Promise.all([
      storeProduct(db, { name: 'ჩანთა', inventory: 9 }),
      storeProduct(db, { name: 'ბეჭედი', inventory: 4 }),
      storeProduct(db, { name: 'საათი', inventory: 9 }),
      storeProduct(db, {
        name: 'ღვინო',
        specifications: ['1 ლ', '2 ლ'].map((value) => ({ value, priceTetri: 900, inventory: 9 })),
      }),
    ])
    const [gone = '', staying = ''] = bare.specificationIds
    await cart.added({ product_id: kept.id, quantity: 3 })
    await cart.added({ product_id: scarce.id, quantity: 1 })
    for (const line of [
      { product_id: kept.id, quantity: 4 },
      { product_id: scarce.id, quantity: 4 },
      { product_id: deleted.id, quantity: 2 },
      { product_id: bare.id, specification: gone, quantity: 2 },
      { product_id: bare.id, specification: staying, quantity: 2 },
    ])
      await cart.guest.added(line)
    await db.update(products).set({ inventory: 2 }).where(eq(products.id, scarce.id))
    const lines = await cart.guest.read()
    const deleting = [
      db.delete(products).where(eq(products.id, deleted.id)),
      db.delete(specifications).where(eq(specifications.id, gone)),
    ]
    // Every other time they are gone before, else they go at that very moment.
    if (round % 2 === 0) await Promise.all(deleting)
    const merged = await Promise.all([
      mergeGuest(cart, lines),
      mergeGuest(cart, lines.toReversed()),
      ...deleting,
    ])
    const [first, second] = merged as [Answer[], Answer[], ...unknown[]]

    for (const { status, body } of [...first, ...second]) {
      expect([201, 400]).toContain(status)
      if (status === 400) expect(body).toEqual({ detail: expect.stringMatching(/[ა-ჰ]/) as string })
    }
    const quantity = new Map(
      (await cart.read()).map((line) => [String(line.specification?.id ?? line.product?.id), line.quantity]),
    )
    expect(quantity.get(kept.id)).toBe(MAX_PER_LINE)
    expect(quantity.get(scarce.id)).toBe(2)
    expect(quantity.get(staying)).toBe(2)
    expect(quantity.has(deleted.id)).toBe(false)
    if (round % 2 === 0) expect([...first, ...second].filter(({ status }) => status === 400)).toHaveLength(4)
    expect(await cart.guest.read()).toEqual([])
  }
}, 120_000)

test('CART-13 the same key a hundred times at once, over two servers: one piece is added', async () => {
  const cart = await freshly(customer)
  const body = { product_id: goods[4]?.product_id }
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => cart.add(body, { 'idempotency-key': 'a-hundred-times' })),
  )
  expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1)
  const [line] = await cart.read()
  expect(line).toMatchObject({ quantity: 1 })
  for (const { status, body: answered } of answers) expect([status, answered]).toEqual([201, line])
})

test('CART-07 fifty changes of a customer’s line and its removal at once have the same result as one after the other', async () => {
  const next = numbersOf(9)
  const times = rounds(2, 5)
  for (let round = 0; round < times; round += 1) {
    const cart = await freshly(customer)
    const line = await cart.added({ product_id: goods[4]?.product_id })
    const wanted = Array.from({ length: 50 }, () => 1 + next(MAX_PER_LINE))
    const position = next(wanted.length)
    // The last round has no removal: then one of the changes was the last.
    const removes = round < times - 1
    const asked = wanted.map((quantity, number) => {
      const removing = removes && number === position ? cart.remove(line.id) : null
      return { quantity, removing, changing: cart.patch(line.id, { quantity }) }
    })
    for (const { quantity, removing, changing } of asked) {
      const { status, body } = await changing
      expect(removes ? [200, 404] : [200]).toContain(status)
      if (status === 200) expect(body).toEqual({ ...line, quantity })
      if (removing !== null) expect((await removing).status).toBe(204)
    }
    const left = await cart.read()
    if (removes) expect(left).toEqual([])
    else {
      expect(left).toEqual([{ ...line, quantity: left[0]?.quantity }])
      expect(wanted).toContain(left[0]?.quantity)
    }
  }
})
