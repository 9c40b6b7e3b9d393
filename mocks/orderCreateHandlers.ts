import { orderCreateSchema, type Id } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { LivingCart } from './cartHandlers.ts'
import { refusal } from './catalogueHandlers.ts'

/**
 * The call that makes an order of the customer's cart, as our server does where only bank transfer is set up.
 * @param orderId the order that is made
 */
export function orderCreateHandlers(cart: LivingCart, orderId: Id): HttpHandler[] {
  return [
    http.post('*/v1/orders/create/', async ({ request }) => {
      if (request.headers.get('authorization') === null) return refusal('გთხოვთ, შეხვიდეთ სისტემაში.', 401)
      const body = orderCreateSchema.safeParse(await request.json())
      if (!body.success) return refusal('მნიშვნელობა არასწორია.', 400)
      const { payment_method } = body.data
      if (payment_method !== 'bank')
        return refusal('გადახდის ეს მეთოდი ჯერ არ არის ჩართული. აირჩიეთ სხვა.', 400)
      if (cart.items.length === 0) return refusal('კალათა ცარიელია', 409)
      cart.items = []
      return HttpResponse.json({ id: orderId, payment_method, checkout_url: null }, { status: 201 })
    }),
  ]
}
