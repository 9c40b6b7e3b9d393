import type { Id } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import { randomUuid, type GuestSession } from '#shared/session/guestSession.ts'
import type { MergeApi } from '../model/cartCalls.ts'
import { additionBody, createCustomerCartApi, createGuestCartApi, readCart } from './cartApi.ts'

/** The calls of section 7 that move a guest's lines into the cart of a customer. */
export function createMergeApi(client: ApiClient, session: GuestSession, owner: Id): MergeApi {
  const guest = createGuestCartApi(client, session)
  const customer = createCustomerCartApi(client, session, owner)
  const signal = () => new AbortController().signal
  return {
    guestLines: () => guest.load(signal()),
    dropGuestLine: (id) => guest.remove({ id }),
    // A random session id has no cart, so the server has nothing to merge.
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
