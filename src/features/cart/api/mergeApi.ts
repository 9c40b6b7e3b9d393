import type { Id } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { randomUuid, type GuestSession } from '#shared/session/guestSession.ts'
import { additionBody, createCustomerCartApi, createGuestCartApi, readCart } from './cartApi.ts'

/** What a merge asks of a server (CART-13). Every promise rejects with an ApiError only. */
export interface MergeApi {
  guestLines: () => Promise<CartLine[]>
  /** Takes a line out of the guest's cart; one that is gone counts as taken out. */
  dropGuestLine: (id: Id) => Promise<void>
  /** The customer's cart, read so that no server merges by it. */
  linesBefore: () => Promise<CartLine[]>
  /** The customer's cart. A server may merge the guest's into it by this very reading. */
  customerLines: () => Promise<CartLine[]>
  /** Adds to the customer's cart, once for a key. */
  addOnce: (wanted: { product: Id; specification: Id | null; quantity: number }, key: string) => Promise<void>
  /** Gives a line of the customer's cart its quantity; 0 takes it out. */
  setCustomerLine: (line: {
    id: Id
    product: Id
    specification: Id | null
    quantity: number
  }) => Promise<void>
}

/** The calls of section 7 that move a guest's lines into the cart of a customer. */
export function createMergeApi(client: ApiClient, session: GuestSession, owner: Id): MergeApi {
  const guest = createGuestCartApi(client, session)
  const customer = createCustomerCartApi(client, session, owner)
  const signal = () => new AbortController().signal
  return {
    guestLines: () => guest.load(signal()),
    dropGuestLine: (id) => guest.remove({ id }),
    // In the name of a session that has no cart: there is nothing that it could merge.
    linesBefore: () => readCart(client, { session_id: randomUuid(), owner }, signal()),
    customerLines: () => customer.load(signal()),
    addOnce: (wanted, idempotencyKey) =>
      client.request({
        path: '/v1/cart/items/',
        method: 'POST',
        body: additionBody({ session_id: session.id(), owner }, wanted),
        idempotencyKey,
        read: () => undefined,
      }),
    setCustomerLine: (line) => (line.quantity === 0 ? customer.remove(line) : customer.change(line)),
  }
}
