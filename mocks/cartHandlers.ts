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
import { cart as emptyCart } from './cart.ts'
import { refusal } from './catalogueHandlers.ts'

/** A cart that lives as long as the handlers that share it. */
export interface LivingCart {
  items: CartItem[]
}

export function livingCart({ cart }: Cart = emptyCart()): LivingCart {
  return { items: [...cart.cartitems] }
}

/**
 * The calls of the cart: what is added is there when it is read. With an `owner` they are about the customer's.
 * @param products what can be added
 * @param guest what is in the guest's at first
 * @param customer the customer's
 */
export function cartHandlers(
  products: readonly Product[],
  guest: Cart,
  customer: LivingCart = livingCart(),
): HttpHandler[] {
  const guests = livingCart(guest)
  const keys = new Set<string>()
  let made = 0
  const cartOf = (owner: unknown) => (owner == null ? guests : customer)
  const cartWith = (id: unknown) => (indexOf(customer, id) < 0 ? guests : customer)

  function put(cart: LivingCart, index: number, item: CartItem) {
    const limit = limitOf(item)
    if (item.quantity > limit) return refusal(`მაქსიმალური რაოდენობაა ${limit}.`, 400)
    cart.items = index < 0 ? [...cart.items, item] : cart.items.with(index, item)
    return HttpResponse.json(item, { status: index < 0 ? 201 : 200 })
  }

  return [
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'mock-token' })),
    http.get('*/v1/cart/', ({ request }) => {
      const { items } = cartOf(new URL(request.url).searchParams.get('owner'))
      return HttpResponse.json({ cart: { cartitems: items } })
    }),
    http.post('*/v1/cart/items/', async ({ request }) => {
      const body = addCartItemSchema.safeParse(await request.json())
      if (!body.success) return refusal('ეს ველი აუცილებელია.', 400)
      const { product_id, specification, quantity, owner } = body.data
      const product = products.find(({ id }) => isSame(id, product_id))
      if (!product) return refusal('ვერ მოიძებნა.', 404)
      const chosen =
        product.specifications.find(({ id }) => specification != null && isSame(id, specification)) ?? null
      const cart = cartOf(owner)
      const index = cart.items.findIndex(
        (item) => item.product?.id === product.id && item.specification?.id === chosen?.id,
      )
      const before = cart.items[index]
      const key = owner == null ? null : request.headers.get('idempotency-key')
      if (key !== null && keys.has(key)) return HttpResponse.json(before)
      made += 1
      const item = { id: before?.id ?? `line-${made}`, product, specification: chosen, quantity: 0 }
      const sum = (before?.quantity ?? 0) + quantity
      if (key === null) return put(cart, index, { ...item, quantity: sum })
      // Under a key it is a merge: what still fits is added, once (CART-13).
      keys.add(key)
      return put(cart, index, { ...item, quantity: Math.min(sum, limitOf(item)) })
    }),
    http.patch('*/v1/cart/items/:id/', async ({ params, request }) => {
      const cart = cartWith(params['id'])
      const index = indexOf(cart, params['id'])
      const item = cart.items[index]
      const body = changeCartItemSchema.safeParse(await request.json())
      if (!item) return refusal('ვერ მოიძებნა.', 404)
      return body.success
        ? put(cart, index, { ...item, quantity: body.data.quantity })
        : refusal('მნიშვნელობა არასწორია.', 400)
    }),
    http.delete('*/v1/cart/items/:id/', ({ params, request }) => {
      const cart = cartOf(new URL(request.url).searchParams.get('owner'))
      const index = indexOf(cart, params['id'])
      if (index < 0) return refusal('ვერ მოიძებნა.', 404)
      cart.items = cart.items.toSpliced(index, 1)
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}

function indexOf(cart: LivingCart, id: unknown): number {
  return cart.items.findIndex((item) => String(item.id) === id)
}

function limitOf({ product, specification }: Pick<CartItem, 'product' | 'specification'>): number {
  return product ? quantityLimit(stockOf(product, specification)) : 0
}

function isSame(one: Id, other: Id): boolean {
  return String(one) === String(other)
}
