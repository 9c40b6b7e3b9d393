import {
  addCartItemSchema,
  changeCartItemSchema,
  quantityLimit,
  stockOf,
  type Cart,
  type CartItem,
  type Id,
  type Product,
} from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/**
 * The calls of a guest's cart, with a cart that lives as long as the handlers: what is added is there when it is read.
 * @param products what can be added
 * @param cart what is in it at first
 */
export function cartHandlers(products: readonly Product[], cart: Cart): HttpHandler[] {
  let items: CartItem[] = [...cart.cart.cartitems]
  let made = 0
  const indexOf = (id: unknown) => items.findIndex((item) => String(item.id) === id)

  function put(index: number, item: CartItem) {
    const limit = item.product ? quantityLimit(stockOf(item.product, item.specification)) : 0
    if (item.quantity > limit) return refusal(`მაქსიმალური რაოდენობაა ${limit}.`, 400)
    items = index < 0 ? [...items, item] : items.with(index, item)
    return HttpResponse.json(item, { status: index < 0 ? 201 : 200 })
  }

  return [
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'mock-token' })),
    http.get('*/v1/cart/', () => HttpResponse.json({ cart: { cartitems: items } })),
    http.post('*/v1/cart/items/', async ({ request }) => {
      const body = addCartItemSchema.safeParse(await request.json())
      if (!body.success) return refusal('ეს ველი აუცილებელია.', 400)
      const { product_id, specification, quantity } = body.data
      const product = products.find(({ id }) => isSame(id, product_id))
      if (!product) return refusal('ვერ მოიძებნა.', 404)
      const chosen =
        product.specifications.find(({ id }) => specification != null && isSame(id, specification)) ?? null
      const index = items.findIndex(
        (item) => item.product?.id === product.id && item.specification?.id === chosen?.id,
      )
      const before = items[index]
      made += 1
      return put(index, {
        id: before?.id ?? `line-${made}`,
        product,
        specification: chosen,
        quantity: (before?.quantity ?? 0) + quantity,
      })
    }),
    http.patch('*/v1/cart/items/:id/', async ({ params, request }) => {
      const index = indexOf(params['id'])
      const item = items[index]
      const body = changeCartItemSchema.safeParse(await request.json())
      if (!item) return refusal('ვერ მოიძებნა.', 404)
      return body.success
        ? put(index, { ...item, quantity: body.data.quantity })
        : refusal('მნიშვნელობა არასწორია.', 400)
    }),
    http.delete('*/v1/cart/items/:id/', ({ params }) => {
      if (indexOf(params['id']) < 0) return refusal('ვერ მოიძებნა.', 404)
      items = items.toSpliced(indexOf(params['id']), 1)
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}

function isSame(one: Id, other: Id): boolean {
  return String(one) === String(other)
}
