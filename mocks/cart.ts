import type { Cart, CartItem } from '@dukani/contracts'
import { discountedProduct, product, specifiedProduct } from './products.ts'

/** A line of the cart as the server sends it. */
export function cartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    id: '0199a1b2-0000-7000-8003-000000000001',
    product: product(),
    quantity: 1,
    specification: null,
    ...overrides,
  }
}

/** The answer of `GET /v1/cart/`. */
export function cart(items: CartItem[] = []): Cart {
  return { cart: { cartitems: items } }
}

/** A cart of three lines: a plain one, a discounted one, one with a specification. */
export function filledCart(): Cart {
  const specified = specifiedProduct()
  return cart([
    cartItem({ quantity: 2 }),
    cartItem({ id: '0199a1b2-0000-7000-8003-000000000002', product: discountedProduct(), quantity: 1 }),
    cartItem({
      id: '0199a1b2-0000-7000-8003-000000000003',
      product: specified,
      quantity: 3,
      specification: specified.specifications[0] ?? null,
    }),
  ])
}
