import type { PaymentMethod } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import type { FlittStatus } from '../../../server/src/gateways/flitt/flitt.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderBody } from '../orders/buyers.ts'
import { orderApp } from '../orders/orderApp.ts'
import { fieldsOf, testGateway } from './gateway.ts'
import { FLITT } from './merchant.ts'

export const PRICE = 1_250
const BANK = { recipient: 'შპს დუქანი', bank: 'ბანკი', iban: 'GE29NB0000000101904917', bic: 'BAGAGE22' }

/** The whole server with a gateway that does what a test says, and a thing to buy, of which there are a hundred. */
export async function payApp({
  log,
  courierKey = null,
}: { log?: (line: string) => void; courierKey?: string | null } = {}) {
  const gateway = await testGateway()
  const built = await orderApp({
    config: {
      payments: { flitt: { ...FLITT, url: gateway.url }, bank: BANK },
      ...{ publicUrl: 'https://shop.ge', courierKey },
    },
    ...(log && { log }),
  })
  const { app, db, customer, services } = built
  const { id: productId } = await storeProduct(db, { name: 'ყანწი', priceTetri: PRICE, inventory: 100 })
  const lines = [{ productId, quantity: 1 }]

  const post = (path: string, payload: Record<string, unknown>, form = false) =>
    app.inject({
      method: 'POST',
      url: path,
      ...(form
        ? {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: new URLSearchParams(Object.entries(payload).map(([k, v]) => [k, String(v)])).toString(),
          }
        : { payload }),
    })

  return {
    ...built,
    gateway,
    productId,
    lines,

    /** A customer who has ordered one and not paid yet. */
    async ordered(payment_method: PaymentMethod = 'flitt', key?: string) {
      const asked = await customer()
      await asked.fill(lines)
      const sent = () => asked.send(orderBody(lines, PRICE, { payment_method }), key)
      const answer = await sent()
      if (answer.statusCode !== 201) throw new Error(`not ordered: ${answer.body}`)
      const { id, checkout_url, detail } = answer.json<{
        id: string
        checkout_url: string | null
        detail?: string
      }>()
      return {
        ...{ asked, id, checkoutUrl: checkout_url, detail, answer },
        again: sent,
        gatewayId: checkout_url?.split('/').at(-1) ?? '',
        order: () => asked.order(id),
        pay: (): Promise<LightMyRequestResponse> => asked.post(`/v1/orders/${id}/pay/`),
      }
    },

    /** The gateway comes to a state, and tells of it. */
    async tell(gatewayId: string, status: FlittStatus, changes: Record<string, unknown> = {}) {
      const payment = gateway.payment(gatewayId)
      payment.status = status
      return post('/v1/payments/flitt/callback/', fieldsOf(payment, changes))
    },

    /** What says to come from the gateway, whatever is true there. */
    callback: (fields: Record<string, unknown>) => post('/v1/payments/flitt/callback/', fields),
    /** A browser that comes back from the gateway, with its form. */
    comeBack: (fields: Record<string, unknown>) => post('/v1/payments/flitt/return/', fields, true),
    sweep: () => services.payments.sweep(),

    /** Half an hour and more later: everything that waits has waited. */
    async late(orderId: string) {
      const past = sql`now() - interval '1 second'`
      await db.update(orders).set({ expiresAt: past }).where(eq(orders.id, orderId))
      await db.update(payments).set({ checkAt: past, expiresAt: past }).where(eq(payments.orderId, orderId))
    },

    attempts: (orderId: string) =>
      db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt),

    async stock() {
      const [row] = await db.select().from(products).where(eq(products.id, productId))
      return row?.inventory ?? NaN
    },
  }
}
