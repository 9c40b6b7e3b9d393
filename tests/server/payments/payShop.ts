import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { idempotencyKeys, orderItems, orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { stockMovements } from '../../../server/src/db/stockSchema.ts'
import type { FlittStatus } from '../../../server/src/gateways/flitt/flitt.ts'
import { newId } from '../../../server/src/ids.ts'
import { recordMovements } from '../../../server/src/modules/stock/movements.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newBuyers } from '../orders/buyers.ts'
import { stockOf } from '../orders/invariants.ts'
import { orderShop, type OrderServer } from '../orders/orderShop.ts'
import { runProgram } from '../support/program.ts'
import { fieldsOf, testGateway } from './gateway.ts'
import { FLITT } from './merchant.ts'

export const PRICE = 1_000
export const STOCK = 5_000

/** A moment that has just passed. */
export const past = sql`now() - interval '1 second'`

/** Two processes of a shop that takes cards at a gateway which does what a test says, and a thing to buy. */
export async function payShop() {
  const gateway = await testGateway()
  const shop = await orderShop({
    ...{ FLITT_MERCHANT_ID: FLITT.merchantId, FLITT_SECRET_KEY: FLITT.secretKey, FLITT_URL: gateway.url },
    PUBLIC_URL: 'https://shop.ge',
  })
  const { db, url, secret, open } = shop
  const servers = await Promise.all([open(), open()])
  const { id: productId } = await storeProduct(db, { name: 'ბოთლი', priceTetri: PRICE, inventory: STOCK })
  const before = await stockOf(db)
  const [buyer] = await newBuyers(db, secret, 1)
  let turn = 0

  return {
    ...{ ...shop, gateway, servers, productId, before },

    async left(): Promise<number> {
      const [row] = await db.select().from(products).where(eq(products.id, productId))
      return row?.inventory ?? NaN
    },

    /** So many orders whose payments are begun, written as the shop does it: what the gateway calls the payments. */
    async begun(count: number): Promise<string[]> {
      const all = Array.from({ length: count }, (_, index) => ({
        id: newId(),
        gatewayId: `o${index}_${newId()}`,
      }))
      const place = { homeAddress: 'რუსთაველის 1', city: 'თბილისი', region: 'ვაკე' }
      await db.transaction(async (transaction) => {
        await transaction.insert(orders).values(
          all.map(({ id, gatewayId }) => ({
            ...{ ...place, id, number: gatewayId, userId: buyer?.id ?? '', paymentMethod: 'flitt' },
            ...{ totalTetri: PRICE, expiresAt: sql`now() + interval '40 minutes'` },
          })),
        )
        await transaction.insert(orderItems).values(
          all.map(({ id }) => ({
            ...{ id: newId(), orderId: id, position: 0, productId, productName: 'ბოთლი' },
            ...{ quantity: 1, unitPriceTetri: PRICE },
          })),
        )
        await transaction.insert(payments).values(
          all.map(({ id, gatewayId }) => ({
            ...{ id: newId(), orderId: id, gatewayOrderId: gatewayId, amountTetri: PRICE },
            ...{ checkoutUrl: 'https://pay.flitt.com/', expiresAt: sql`now() + interval '30 minutes'` },
            checkAt: sql`now() + interval '1 hour'`,
          })),
        )
        const [taken] = await transaction
          .update(products)
          .set({ inventory: sql`inventory - ${count}`, totalSold: sql`total_sold + ${count}` })
          .where(eq(products.id, productId))
          .returning({ stock: products.inventory })
        const change = { productId, specificationId: null, change: -count, stock: taken?.stock ?? NaN }
        await recordMovements(transaction, [change], { reason: 'order' })
      })
      for (const { gatewayId } of all)
        gateway.payments.set(gatewayId, {
          ...{ orderId: gatewayId, amount: PRICE, currency: 'GEL', status: 'created' },
          ...{ request: {}, reversals: [] },
        })
      return all.map(({ gatewayId }) => gatewayId)
    },

    /** As if nobody had ordered anything yet. */
    async forget(): Promise<void> {
      await db.delete(orders)
      await db.delete(idempotencyKeys)
      await db.delete(stockMovements)
      await db.update(products).set({ inventory: STOCK, totalSold: 0 }).where(eq(products.id, productId))
    },

    /** Tells the shop that a payment is in a state, each time the other process. */
    async tell(gatewayId: string, status: FlittStatus): Promise<number> {
      return post(servers[(turn += 1) % servers.length], fieldsOf({ ...gateway.payment(gatewayId), status }))
    },

    /** Processes that sweep when they are told to. */
    async sweepers(count: number) {
      const file = path.join(import.meta.dirname, 'programs/sweep.ts')
      const all = Array.from({ length: count }, () => runProgram(file, { args: [url, gateway.url] }))
      for (const sweeper of all) if ((await sweeper.line()) !== 'ready') throw new Error('no sweeper')
      const sweep = async () => {
        for (const sweeper of all) sweeper.say('sweep')
        for (const sweeper of all) if ((await sweeper.line()) !== 'swept') throw new Error('not swept')
      }
      return { all, sweep }
    },

    /** How many payments are in which state, with their orders. */
    async states() {
      const { rows } = await db.execute(sql`
        select p.state, o.status, o.payment_status, count(*)::int from payments p join orders o on o.id = p.order_id
        group by 1, 2, 3 order by 1, 2, 3`)
      return rows
    },
  }
}

async function post(server: OrderServer | undefined, fields: Record<string, unknown>): Promise<number> {
  const answer = await fetch(`${server?.origin}/v1/payments/flitt/callback/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(fields),
  })
  await answer.body?.cancel()
  return answer.status
}
