import { createHash } from 'node:crypto'
import { toGel } from '@dukani/contracts'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/database.ts'
import { sessions } from '../../../server/src/db/accountSchema.ts'
import { cartItems, carts } from '../../../server/src/db/cartSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { createAccessTokens } from '../../../server/src/modules/accounts/accessToken.ts'

/** A customer who is logged in and has a cart. */
export interface Buyer {
  id: string
  accessToken: string
  cartId: string
}

/** What lies in a cart: a product, or one of its specifications. */
export interface Line {
  productId: string
  specificationId?: string | null
  quantity: number
}

const HOUR_MS = 3_600_000

/**
 * Customers with empty carts, written into the database as registering and logging in would: passwords take longer to
 * hash than all that these tests are about.
 */
export async function newBuyers(db: Database, secret: string, count: number): Promise<Buyer[]> {
  const tokens = createAccessTokens({ secret, seconds: HOUR_MS / 1000 })
  const all = Array.from({ length: count }, () => ({ id: newId(), sessionId: newId(), cartId: newId() }))
  await db.insert(users).values(all.map(({ id }) => ({ id, email: `${id}@example.ge` })))
  await db.insert(sessions).values(
    all.map(({ id, sessionId }) => ({
      id: sessionId,
      userId: id,
      bindingHash: createHash('sha256').update(sessionId).digest('hex'),
      expiresAt: new Date(Date.now() + HOUR_MS),
    })),
  )
  await db.insert(carts).values(all.map(({ id, cartId }) => ({ id: cartId, ownerId: id })))
  return Promise.all(
    all.map(async ({ id, sessionId, cartId }) => ({
      id,
      cartId,
      accessToken: await tokens.make({ userId: id, sessionId, epoch: 0 }),
    })),
  )
}

/** Puts these lines, and nothing else, into the carts of these customers; each gets the lines of its place. */
export async function fillCarts(
  db: Database,
  buyers: readonly Buyer[],
  linesOf: (index: number) => readonly Line[],
): Promise<void> {
  await db.delete(cartItems).where(
    inArray(
      cartItems.cartId,
      buyers.map(({ cartId }) => cartId),
    ),
  )
  await db
    .insert(cartItems)
    .values(
      buyers.flatMap(({ cartId }, index) =>
        linesOf(index).map((line) => ({ specificationId: null, ...line, id: newId(), cartId })),
      ),
    )
}

/** The body of an order as the storefront sends it: by bank, to a typed address, at a total in tetri. */
export function orderBody(lines: readonly Line[], totalTetri: number, changes: object = {}) {
  return {
    payment_method: 'bank',
    order_items_data_input: lines.map(({ productId, specificationId = null, quantity }) => ({
      product_id: productId,
      quantity,
      specification_id: specificationId,
    })),
    subtotal: toGel(totalTetri),
    home_address: 'რუსთაველის გამზირი 12, ბინა 7',
    city: 'თბილისი',
    region: 'მთაწმინდის რაიონი',
    postal_code: '0108',
    ...changes,
  }
}
