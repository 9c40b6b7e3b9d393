import type { AddCartItem, ChangeCartItem, Id } from '@dukani/contracts'
import { toCartLines, toWrittenLine, type CartLine } from '#shared/api/adapters/cart.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import type { GuestSession } from '#shared/session/guestSession.ts'
import type { Addition, CartApi, ChangedLine } from '../model/cartCalls.ts'
import { createOrderedLines, type OrderedLines } from '../model/orderedLines.ts'

/** The cart of a guest, by session id: the same one until the server refuses it (CART-01). */
export function createGuestCartApi(client: ApiClient, session: GuestSession): CartApi {
  async function inSession<Answer>(call: (whose: Whose) => Promise<Answer>): Promise<Answer> {
    try {
      return await call({ session_id: session.id() })
    } catch (error) {
      if (!isSessionRefusal(error)) throw error
      return call({ session_id: session.renew() })
    }
  }

  return {
    load: (signal) => inSession((whose) => readCart(client, whose, signal)),
    add: (wanted) => inSession((whose) => addItem(client, whose, wanted)),
    change: (line) => changeItem(client, line),
    remove: ({ id }) => removeItem(client, id, { session_id: session.id() }),
    // A guest can't order (AUTH-13).
    markOrdered: () => {},
  }
}

/** The cart of a customer, who is known to the server by the bearer token (CART-13). */
export function createCustomerCartApi(
  client: ApiClient,
  session: GuestSession,
  owner: Id,
  memory: OrderedLines = createOrderedLines(owner),
): CartApi {
  const writes = {
    change: (line: ChangedLine) => changeItem(client, line),
    remove: ({ id }: { id: Id }) => removeItem(client, id, { owner }),
  }
  return {
    ...writes,
    async load(signal) {
      const known = memory.all()
      const lines = await readCart(client, { session_id: session.id(), owner }, signal)
      if (known.length === 0) return lines
      // Imported lazily, since it is only needed after an order.
      const { removeOrderedLines } = await import('../model/removeOrderedLines.ts')
      return removeOrderedLines(lines, { known, memory }, writes)
    },
    add: (wanted) => addItem(client, { session_id: session.id(), owner }, wanted),
    markOrdered: memory.remember,
  }
}

/** Whose cart a call is about. */
type Whose = Pick<AddCartItem, 'session_id' | 'owner'>

/** Reads a cart. One that the server doesn't have is empty. */
export async function readCart(client: ApiClient, query: Whose, signal: AbortSignal): Promise<CartLine[]> {
  try {
    return await client.request({ path: '/v1/cart/', query, read: toCartLines, fresh: true, signal })
  } catch (error) {
    if (!isGone(error)) throw error
    return []
  }
}

function addItem(client: ApiClient, whose: Whose, wanted: Addition) {
  return client.request({
    path: '/v1/cart/items/',
    method: 'POST',
    body: additionBody(whose, wanted),
    read: toWrittenLine,
  })
}

/** The body of an addition (section 7): a specification only where one was chosen. */
export function additionBody(whose: Whose, { product, specification, quantity }: Addition): AddCartItem {
  const body: AddCartItem = { product_id: product, quantity, ...whose }
  if (specification !== null) body.specification = specification
  return body
}

async function changeItem(client: ApiClient, line: ChangedLine): Promise<void> {
  const { id, product, specification, quantity } = line
  const body: ChangeCartItem = { quantity, product }
  if (specification !== null) body.specification = specification
  await client.request({ path: itemPath(id), method: 'PATCH', body, read: ignored })
}

async function removeItem(client: ApiClient, id: Id, query: Whose): Promise<void> {
  try {
    await client.request({ path: itemPath(id), method: 'DELETE', query, read: ignored })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function itemPath(id: Id): string {
  return `/v1/cart/items/${encodeURIComponent(String(id))}/`
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Whether the server names the session id as what is wrong: it is none, or another browser's. */
function isSessionRefusal(error: unknown): boolean {
  return error instanceof ApiError && 'session_id' in error.fieldErrors
}

const ignored = () => undefined
