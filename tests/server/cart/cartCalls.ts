import type { Cart, CartItem } from '@dukani/contracts'
import type { Answer, Browser } from './browser.ts'

/** The four calls of one cart, as the storefront makes them. */
export interface CartCalls {
  /** the lines of the cart; fails when it can't be read */
  read: () => Promise<CartItem[]>
  /** one piece of what the body names, unless it says how many */
  add: (body: object, headers?: Record<string, string>) => Promise<Answer>
  /** the same, for what has to succeed: the line */
  added: (body: object, headers?: Record<string, string>) => Promise<CartItem>
  patch: (id: unknown, body: object) => Promise<Answer>
  remove: (id: unknown) => Promise<Answer>
}

/** @param whose says which cart: `session_id` of a guest, or `owner` */
export function cartCalls(browser: Browser, whose: Record<string, string>): CartCalls {
  const query = new URLSearchParams(whose).toString()
  const item = (id: unknown) => `/v1/cart/items/${String(id)}/`
  const cart: CartCalls = {
    async read() {
      const { status, body } = await browser.ask(`/v1/cart/?${query}`)
      if (status !== 200) throw new Error(`the cart can't be read: ${status}`)
      return (body as Cart).cart.cartitems
    },
    add: (body, headers = {}) =>
      browser.ask('/v1/cart/items/', { method: 'POST', body: { ...whose, quantity: 1, ...body }, headers }),
    async added(body, headers) {
      const answer = await cart.add(body, headers)
      if (answer.status !== 201) throw new Error(`not added: ${JSON.stringify(answer.body)}`)
      return answer.body as CartItem
    },
    patch: (id, body) => browser.ask(item(id), { method: 'PATCH', body }),
    remove: (id) => browser.ask(`${item(id)}?${query}`, { method: 'DELETE' }),
  }
  return cart
}
