import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys, orders } from '../../../server/src/db/orderSchema.ts'
import { cartItems } from '../../../server/src/db/cartSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderBody } from '../orders/buyers.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { payApp, PRICE } from './payApp.ts'
import { eachRow } from '../support/eachRow.ts'

const { db, customer, gateway, ordered, tell, attempts, order } = await withOrder()
const start = await stockOf(db)

async function withOrder() {
  const built = await payApp()
  const { id, specificationIds } = await storeProduct(built.db, {
    name: 'ღვინო',
    specifications: [{ value: '0,75 ლ', priceTetri: PRICE, inventory: 50 }],
  })
  const line = { productId: id, specificationId: specificationIds[0] ?? null, quantity: 1 }
  const order = [{ productId: built.productId, quantity: 1 }, line]
  return { ...built, order }
}

/** Fails each statement of a kind on a table, after it was carried out, as long as `work` takes. */
async function failing<Result>(table: string, event: string, work: () => Promise<Result>): Promise<Result> {
  await db.execute(
    sql.raw(`
    create function fail_point() returns trigger language plpgsql as $$ begin raise exception 'fail point'; end $$;
    create trigger fail_point after ${event} on ${table} for each statement execute function fail_point()`),
  )
  try {
    return await work()
  } finally {
    await db.execute(sql.raw(`drop trigger fail_point on ${table}; drop function fail_point`))
  }
}

test('CHECK-12 API-07 C5 an order that fails after any statement leaves nothing behind, and succeeds when it is sent again', () =>
  eachRow(
    [
      ['idempotency_keys', 'insert'],
      ['products', 'update'],
      ['specifications', 'update'],
      ['orders', 'insert'],
      ['order_items', 'insert'],
      ['wallets', 'insert'],
      ['wallets', 'update'],
      ['wallet_entries', 'insert'],
      ['order_mails', 'insert'],
      ['cart_items', 'delete'],
      ['idempotency_keys', 'update'],
      ['idempotency_keys', 'delete'],
    ],
    async (table, event) => {
      const asked = await customer()
      await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 10_000, ''))
      await asked.fill(order)
      const body = orderBody(order, 2 * PRICE, { payment_method: 'wallet' })
      const world = async () => ({
        stock: await stockOf(db),
        counts: [await db.$count(orders), await db.$count(cartItems), await db.$count(idempotencyKeys)],
        wallet: (await asked.get('/v1/wallet/')).json<unknown>(),
      })
      const before = await world()
      const answer = await failing(table, event, () => asked.send(body, 'key'))
      expect([answer.statusCode, answer.json()]).toEqual([
        500,
        { detail: 'სერვერის შეცდომა. სცადეთ მოგვიანებით.' },
      ])
      expect(await world()).toEqual(before)
      expect((await asked.send(body, 'key')).statusCode).toBe(201)
      expect((await asked.get('/v1/wallet/')).json()).toEqual({ balance: 75 })
    },
  ))

test('CHECK-08 C5 a payment whose processing fails after any statement is processed when it is reported again', () =>
  eachRow(
    [
      ['payments', 'update'],
      ['orders', 'update'],
      ['order_mails', 'insert'],
    ],
    async (table, event) => {
      const before = await stockOf(db)
      const one = await ordered()
      const answer = await failing(table, event, () => tell(one.gatewayId, 'approved'))
      // Not taken, so it comes again.
      expect(answer.statusCode).toBe(500)
      expect(await attempts(one.id)).toMatchObject([{ state: 'created', fulfilled: false }])
      expect(await one.order()).toMatchObject({ status: 'pending', payment_status: 'pending' })
      expect((await tell(one.gatewayId, 'approved')).statusCode).toBe(200)
      expect(await one.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
      gateway.payment(one.gatewayId).status = 'approved'
      // A refund that fails half way gives neither goods nor money back twice.
      await failing('products', 'update', () => tell(one.gatewayId, 'reversed'))
      expect(await one.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
      await tell(one.gatewayId, 'reversed')
      await tell(one.gatewayId, 'reversed')
      expect(await stockOf(db)).toEqual(before)
    },
  ))

test('API-07 the invariants hold after all of it', async () => {
  expect(await db.$count(orders)).toBeGreaterThan(10)
  await checkInvariants(db, start)
})
