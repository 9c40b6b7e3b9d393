import type { Id, Order, OrderCreate, OrderCreated } from '@dukani/contracts'
import { toOrders } from '#shared/api/adapters/order.ts'
import { ApiError, asApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { isRefused } from '#shared/api/isRefused.ts'
import { browserLocks, withTabLock } from '#shared/browser/withTabLock.ts'
import { madeOrder } from '../model/madeOrder.ts'
import type { OrderAttempt, OrderAttempts } from '../model/orderAttempt.ts'
import { withTimeout } from '../model/withTimeout.ts'
import { createOrder } from './createOrder.ts'

/** How long an order waits for the list of those before it (ms). */
const READING_MS = 5_000

/**
 * Makes an order at a server that knows no keys: what became of an attempt without an answer is looked up in the list of
 * orders, before anything is sent again. Where the browser has Web Locks, so is what another tab has made meanwhile
 * (CHECK-12).
 * @param key the same for the same content, as with a server that knows keys
 * @throws ApiError
 */
export async function placeOnce(
  client: ApiClient,
  body: OrderCreate,
  key: string,
  attempts: OrderAttempts,
  locksOf: () => Pick<LockManager, 'request'> | undefined = browserLocks,
): Promise<OrderCreated> {
  const before = attempts.of(key)
  const made = before && (await lookUp(client, body, before))
  if (made !== null) return made
  const attempt = before ?? attempts.begin(key, await knownOrders(client))
  const locks = locksOf()
  return withTabLock(
    'order',
    async () => {
      const ofOtherTab = locks && (await madeMeanwhile(client, body, attempt))
      return ofOtherTab ?? send(client, body, key, attempt)
    },
    locks,
  )
}

async function send(
  client: ApiClient,
  body: OrderCreate,
  key: string,
  attempt: OrderAttempt,
): Promise<OrderCreated> {
  try {
    return await createOrder(client, body, key)
  } catch (thrown) {
    const error = asApiError(thrown)
    if (isRefused(error) || error.kind === 'auth') throw error
    const found = await lookUp(client, body, attempt).catch(() => null)
    if (found === null) throw error
    return found
  }
}

/** @returns null too when it can't be said, or not soon */
async function madeMeanwhile(
  client: ApiClient,
  body: OrderCreate,
  attempt: OrderAttempt,
): Promise<OrderCreated | null> {
  // Without the earlier orders, another order of the last minutes could be mistaken for it.
  return attempt.known === null ? null : withTimeout(lookUp(client, body, attempt), READING_MS)
}

/** @returns their ids; null when they can't be read, or not soon: the order goes without */
async function knownOrders(client: ApiClient): Promise<readonly Id[] | null> {
  const orders = await withTimeout(fetchOrders(client), READING_MS)
  return orders?.map(({ id }) => id) ?? null
}

/** @throws ApiError when the list can't be read: then it isn't known what became of the attempt */
async function lookUp(
  client: ApiClient,
  body: OrderCreate,
  attempt: OrderAttempt,
): Promise<OrderCreated | null> {
  try {
    const order = madeOrder(await fetchOrders(client), body, attempt)
    return order && { id: order.id, payment_method: body.payment_method, checkout_url: null }
  } catch (thrown) {
    const cause = asApiError(thrown)
    if (cause.kind === 'auth') throw cause
    throw new ApiError('network', 'the list of orders could not be read', { cause })
  }
}

async function fetchOrders(client: ApiClient): Promise<Order[]> {
  const { orders } = await client.request({ path: '/v1/orders/', fresh: true, read: toOrders })
  return orders
}
