import type { Id } from '@dukani/contracts'
import { beforeEach, expect, test } from 'vitest'
import { cartItems } from '../../../server/src/db/cartSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { ACTORS, createActors, type Actor } from './actors.ts'
import type { Ask, Browser } from './browser.ts'
import { cartCalls } from './cartCalls.ts'

const { app, db, pool, config } = await testApp()
const cup = await storeProduct(db, { name: 'ჭიქა', inventory: 9 })
const { actors, ownerId } = await createActors(app, config)
const owner = actors['the owner']
const { sessionId } = owner

/** The owner's two carts: the one as a customer, and the one that the same browser has as a guest's. */
const CARTS = {
  'customer’s': { key: 'owner', id: ownerId, read: [401, 403], add: [401, 403] },
  // An addition names the session id as what is wrong: the browser needs one of its own (CART-01).
  'guest’s': { key: 'session_id', id: sessionId, read: [404, 404], add: [400, 400] },
} as const
type Whose = keyof typeof CARTS

let lines: Record<Whose, Id>
beforeEach(async () => {
  await db.delete(cartItems)
  const put = async (browser: Browser, whose: Record<string, string>) =>
    (await cartCalls(browser, whose).added({ product_id: cup.id, quantity: 2 })).id
  lines = {
    'customer’s': await put(owner, { owner: ownerId }),
    'guest’s': await put(owner, { session_id: sessionId }),
  }
  // Lines like the owner's, in carts of the others' own.
  for (const actor of ['another guest', 'another customer'] as const)
    await put(actors[actor], { session_id: actors[actor].sessionId })
})

/** A call as somebody makes it who knows all that the owner's carts and lines are called. */
interface Operation {
  name: string
  call: (actor: Browser) => [path: string, ask: Ask]
  /** what those are answered who come without a token, and with their own */
  tokenless: number
  customer: number
  /** what the owner is answered */
  allowed: number
}

const item = (id: Id) => `/v1/cart/items/${String(id)}/`

function operationsOn(whose: Whose): Operation[] {
  const { key, id, read, add } = CARTS[whose]
  const refusedWith = ([tokenless, customer]: readonly [number, number]) => ({ tokenless, customer })
  const hidden = refusedWith([404, 404])
  const refused = refusedWith(read)
  const notAdded = refusedWith(add)
  const body = { product_id: cup.id, quantity: 1, [key]: id }
  return [
    { name: `get the ${whose} cart`, call: () => [`/v1/cart/?${key}=${id}`, {}], ...refused, allowed: 200 },
    {
      name: `add to the ${whose} cart`,
      call: () => ['/v1/cart/items/', { method: 'POST', body }],
      ...notAdded,
      allowed: 201,
    },
    {
      name: `merge into the ${whose} cart`,
      call: () => ['/v1/cart/items/', { method: 'POST', body, headers: { 'idempotency-key': 'merge' } }],
      ...notAdded,
      allowed: 201,
    },
    {
      name: `change a line of the ${whose} cart`,
      call: () => [item(lines[whose]), { method: 'PATCH', body: { quantity: 5 } }],
      ...hidden,
      allowed: 200,
    },
    {
      name: `delete a line of the ${whose} cart`,
      call: () => [`${item(lines[whose])}?${key}=${id}`, { method: 'DELETE' }],
      ...refused,
      allowed: 204,
    },
    {
      name: `delete a line of the ${whose} cart as if it were in the cart of the asker’s session`,
      call: ({ sessionId: own }) => [`${item(lines[whose])}?session_id=${own}`, { method: 'DELETE' }],
      ...hidden,
      // The owner's session is that of the guest's cart.
      allowed: whose === 'guest’s' ? 204 : 404,
    },
  ]
}

function answerTo(actor: Actor, { tokenless, customer, allowed }: Operation): number {
  switch (actor) {
    case 'the owner':
      return allowed
    case 'nobody':
    case 'another guest':
      return tokenless
    case 'another customer':
      return customer
    // A token that is none is refused, whatever it came along with.
    default:
      return 401
  }
}

/** All that is stored of carts, as text. */
const rows = async () => {
  const { rows: found } = await pool.query<{ row: string }>(
    `select carts::text as row from carts union all select cart_items::text from cart_items
     union all select idempotency_keys::text from idempotency_keys order by 1`,
  )
  return found.map(({ row }) => row)
}

test.each([...operationsOn('guest’s'), ...operationsOn('customer’s')])('API-05 $name', async (operation) => {
  const before = await rows()
  for (const name of ACTORS) {
    const actor = actors[name]
    const { status, body } = await actor.ask(...operation.call(actor))
    expect([name, status]).toEqual([name, answerTo(name, operation)])
    if (status < 300) return
    expect(JSON.stringify(body)).not.toContain(cup.id)
    expect(await rows()).toEqual(before)
  }
})
