import type { App } from '../../../server/src/plugins/app.ts'
import { browserOf, type Browser } from './browser.ts'
import { cartCalls, type CartCalls } from './cartCalls.ts'

/** A guest with a cart. */
export interface GuestCart extends CartCalls {
  guest: Browser
}

/** Opens a new browser, which has looked at its cart as the storefront does at first. */
export async function newGuestCart(app: App): Promise<GuestCart> {
  const guest = browserOf(app)
  const cart = { guest, ...cartCalls(guest, { session_id: guest.sessionId }) }
  await cart.read()
  return cart
}
