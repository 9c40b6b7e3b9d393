import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartItems, carts } from '../../../server/src/db/cartSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { CART_SWEEP_LOCK, createCartSweep } from '../../../server/src/modules/cart/sweep.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db } = await testDatabase()
const { id: productId } = await storeProduct(db, { name: 'ჩაი', priceTetri: 100, inventory: 10 })
const sweep = createCartSweep(db)
const going = new AbortController().signal

beforeEach(async () => void (await db.delete(carts)))

/** A cart of one line, untouched for so many days: a guest's, or a customer's. */
async function cart(days: number, ownerId: string | null = null): Promise<string> {
  const id = newId()
  const untouched = sql`now() - ${days} * interval '1 day'`
  const whose = ownerId === null ? { sessionId: newId(), bindingHash: 'x' } : { ownerId }
  await db.insert(carts).values({ id, ...whose, createdAt: untouched, updatedAt: untouched })
  await db.insert(cartItems).values({ id: newId(), cartId: id, productId, quantity: 1 })
  return id
}

async function left(): Promise<string[]> {
  const rows = await db.select({ id: carts.id }).from(carts)
  return rows.map(({ id }) => id).sort()
}

test('CART-01 guest carts are deleted after 90 days without a change, with their lines; others and customers’ carts stay', async () => {
  const userId = newId()
  await db.insert(users).values({ id: userId, email: `${userId}@example.ge` })
  const stay = [await cart(0), await cart(89.9), await cart(400, userId)].sort()
  await Promise.all(Array.from({ length: 7 }, (_, at) => cart(90.1 + at)))
  await sweep(going)
  expect(await left()).toEqual(stay)
  const lines = await db.select({ id: cartItems.cartId }).from(cartItems)
  expect(lines.map(({ id }) => id).sort()).toEqual(stay)
})

test('all that are due are deleted, a few at a time, until the server ends', async () => {
  for (let each = 0; each < 5; each += 1) await cart(91)
  const byTwo = createCartSweep(db, { atOnce: 2 })
  const ended = new AbortController()
  ended.abort()
  await byTwo(ended.signal)
  expect(await left()).toHaveLength(5)
  await byTwo(going)
  expect(await left()).toEqual([])
})

test('a cart that is used again meanwhile stays, and no deletion waits for a locked cart', async () => {
  const [mine] = [await cart(91), await cart(91)]
  await inTransaction(db, async (transaction) => {
    await transaction
      .update(carts)
      .set({ updatedAt: sql`now()` })
      .where(eq(carts.id, mine))
    await sweep(going)
  })
  expect(await left()).toEqual([mine])
  await sweep(going)
  expect(await left()).toEqual([mine])
})

test('one process sweeps at a time', async () => {
  const all = [await cart(91), await cart(92)].sort()
  await inTransaction(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CART_SWEEP_LOCK})`)
    await sweep(going)
  })
  expect(await left()).toEqual(all)
})
