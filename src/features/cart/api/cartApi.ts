import type { AddCartItem, ChangeCartItem, Id } from '@dukani/contracts'
import { toCartLines, toWrittenLine, type CartLine } from '#shared/api/adapters/cart.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import type { GuestSession } from '#shared/session/guestSession.ts'

/** What the cart asks of a server. Every promise rejects with an ApiError only. */
export interface CartApi {
  load: (signal: AbortSignal) => Promise<CartLine[]>
  /** Adds to the line that is there already. @returns the line's id, when the server tells it */
  add: (wanted: { product: Id; specification: Id | null; quantity: number }) => Promise<{ id: Id } | null>
  /** Gives a line its quantity. */
  change: (line: { id: Id; product: Id; specification: Id | null; quantity: number }) => Promise<void>
  /** Takes a line out. A line that is gone already counts as taken out. */
  remove: (line: { id: Id }) => Promise<void>
}

/** The cart of a guest, by session id (CART-01). */
export function createGuestCartApi(client: ApiClient, session: GuestSession): CartApi {
  const load = (signal: AbortSignal) =>
    client.request({
      path: '/v1/cart/',
      query: { session_id: session.id() },
      read: toCartLines,
      fresh: true,
      signal,
    })

  return {
    async load(signal) {
      try {
        return await load(signal)
      } catch (error) {
        if (!isGone(error)) throw error
        // The server doesn't answer to this id any more, from this browser: it begins a new cart.
        session.renew()
        return load(signal)
      }
    },
    add({ product, specification, quantity }) {
      const body: AddCartItem = { product_id: product, quantity, session_id: session.id() }
      if (specification !== null) body.specification = specification
      return client.request({ path: '/v1/cart/items/', method: 'POST', body, read: toWrittenLine })
    },
    async change({ id, product, specification, quantity }) {
      const body: ChangeCartItem = { quantity, product }
      if (specification !== null) body.specification = specification
      await client.request({ path: itemPath(id), method: 'PATCH', body, read: ignored })
    },
    async remove({ id }) {
      try {
        const query = { session_id: session.id() }
        await client.request({ path: itemPath(id), method: 'DELETE', query, read: ignored })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
  }
}

function itemPath(id: Id): string {
  return `/v1/cart/items/${encodeURIComponent(String(id))}/`
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

const ignored = () => undefined
