import type { Cart, CartItem } from '@dukani/contracts'
import type { App } from '../../../server/src/plugins/app.ts'
import { browserOf, type Answer, type Browser } from './browser.ts'

/** A guest with a cart, and the four calls as the storefront makes them. */
export interface GuestCart {
  guest: Browser
  /** the lines of the cart; fails when it can't be read */
  read: () => Promise<CartItem[]>
  /** one piece of what the body names, unless it says how many */
  add: (body: object) => Promise<Answer>
  /** the same, for what has to succeed: the line */
  added: (body: object) => Promise<CartItem>
  patch: (id: unknown, body: object) => Promise<Answer>
  remove: (id: unknown) => Promise<Answer>
}

/** Opens a new browser, which has looked at its cart as the storefront does at first. */
export async function newGuestCart(app: App): Promise<GuestCart> {
  const guest = browserOf(app)
  const session = guest.sessionId
  const item = (id: unknown) => `/v1/cart/items/${String(id)}/`
  const cart: GuestCart = {
    guest,
    async read() {
      const { status, body } = await guest.ask(`/v1/cart/?session_id=${session}`)
      if (status !== 200) throw new Error(`the cart can't be read: ${status}`)
      return (body as Cart).cart.cartitems
    },
    add: (body) =>
      guest.ask('/v1/cart/items/', { method: 'POST', body: { session_id: session, quantity: 1, ...body } }),
    async added(body) {
      const answer = await cart.add(body)
      if (answer.status !== 201) throw new Error(`not added: ${JSON.stringify(answer.body)}`)
      return answer.body as CartItem
    },
    patch: (id, body) => guest.ask(item(id), { method: 'PATCH', body }),
    remove: (id) => guest.ask(`${item(id)}?session_id=${session}`, { method: 'DELETE' }),
  }
  await cart.read()
  return cart
}
