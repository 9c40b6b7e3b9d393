import { orderPageSchema, orderSchema, type Order } from '@dukani/contracts'
import type { LightMyRequestResponse } from 'fastify'
import { withBearer } from '../support/customer.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { testApp, type TestAppOverrides } from '../support/testApp.ts'
import { fillCarts, newBuyers, orderBody, type Buyer, type Line } from './buyers.ts'

/** A customer's browser, with their cart. */
export interface Ordering extends Shopper {
  buyer: Buyer
  /** makes the cart hold exactly these lines */
  fill(lines: readonly Line[]): Promise<void>
  send(body: object, key?: string): Promise<LightMyRequestResponse>
  /** fills the cart and orders it at its total in tetri: the order's id */
  ordered(lines: readonly Line[], totalTetri: number, changes?: object): Promise<string>
  orders(): Promise<Order[]>
  order(id: string): Promise<Order>
}

/** The whole server on a fresh database, and customers in it. */
export async function orderApp(overrides: TestAppOverrides = {}) {
  const built = await testApp(overrides)
  const { app, db, config } = built

  async function customer(): Promise<Ordering> {
    const [buyer] = await newBuyers(db, config.secret, 1)
    if (buyer === undefined) throw new Error('no customer was made')
    const shopper = withBearer(await newShopper(app), buyer.accessToken)
    const fill = (lines: readonly Line[]) => fillCarts(db, [buyer], () => lines)
    const send = (body: object, key?: string) =>
      shopper.post(
        '/v1/orders/create/',
        body,
        key === undefined ? {} : { headers: { 'idempotency-key': key } },
      )
    return {
      ...shopper,
      buyer,
      fill,
      send,
      async ordered(lines, totalTetri, changes) {
        await fill(lines)
        const answer = await send(orderBody(lines, totalTetri, changes))
        if (answer.statusCode !== 201) throw new Error(`not ordered: ${answer.body}`)
        return answer.json<{ id: string }>().id
      },
      orders: async () => orderPageSchema.parse((await shopper.get('/v1/orders/')).json()).results,
      order: async (id) => orderSchema.parse((await shopper.get(`/v1/orders/${id}/`)).json()),
    }
  }

  return { ...built, customer }
}
