import type { Order, OrderAgain, ReturnCreate } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'
import { orderListHandlers } from './orderListHandlers.ts'
import { orderPayment } from './payments.ts'

/** The calls of one order that its customer can cancel while it is pending, as our server does. */
export function cancellableOrderHandlers(one: Order): HttpHandler[] {
  const orders = [one]
  return [
    http.post('*/v1/orders/:id/cancel/', () => {
      const [now = one] = orders
      if (now.status !== 'pending' && now.status !== 'cancelled')
        return refusal('ეს შეკვეთა უკვე მუშავდება და ვეღარ გაუქმდება. დაგვიკავშირდით.', 409)
      const wasPaid = now.payment_status === 'completed'
      orders[0] = {
        ...now,
        status: 'cancelled',
        payment_status: 'failed',
        payment: orderPayment({ state: wasPaid ? 'refunded' : 'cancelled' }),
      }
      return HttpResponse.json(orders[0])
    }),
    ...orderListHandlers(orders),
  ]
}

/** `POST /v1/orders/{id}/again/`: what is in the cart once more. */
export function againHandler(answer: Partial<OrderAgain> = {}): HttpHandler {
  return http.post('*/v1/orders/:id/again/', () => HttpResponse.json({ added: 3, left_out: [], ...answer }))
}

/** The calls of one order of which its customer returns items, with the pictures that they send. */
export function returnHandlers(one: Order): HttpHandler[] {
  const orders = [one]
  return [
    http.post('*/v1/orders/:id/return-pictures/', () =>
      HttpResponse.json({ path: 'returns/one.webp', url: '/media/returns/one.webp' }, { status: 201 }),
    ),
    http.post('*/v1/orders/:id/returns/', async ({ request }) => {
      const { items } = (await request.json()) as ReturnCreate
      const asked = { id: 'r1', state: 'asked', items, refusal: '', created_at: '2026-11-22T09:30:00.000Z' }
      const [{ returnable_until: _, ...order } = one] = orders
      orders[0] = { ...order, returns: [asked] }
      return HttpResponse.json(orders[0], { status: 201 })
    }),
    ...orderListHandlers(orders),
  ]
}
