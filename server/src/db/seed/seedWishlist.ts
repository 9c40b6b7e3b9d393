import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database.ts'
import { savedItems } from '../savedSchema.ts'
import { products, specifications, users } from '../schema.ts'
import { demoCustomer, demoSavedItems } from './demoCustomer.ts'
import { isFirstTime } from './isFirstTime.ts'
import { seedId } from './rows.ts'

const MARKER = 'demo-wishlist'

/**
 * Gives the demo shop's customer a wishlist, once: also a customer who was seeded by a release that had none. What the
 * shop no longer sells is left out, and what the customer has saved meanwhile stays.
 */
export async function seedWishlist(transaction: Transaction): Promise<void> {
  if (!(await isFirstTime(transaction, MARKER))) return
  const userId = seedId('customer', demoCustomer.email)
  const [customer] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId))
  // Somebody else has registered with the customer's e-mail: there is none.
  if (customer === undefined) return
  const rows = demoSavedItems.map(({ handle, specification, saved }) => ({
    id: seedId('saved item', handle),
    userId,
    productId: seedId('product', handle),
    specificationId: specification === undefined ? null : seedId('specification', handle, specification),
    createdAt: new Date(saved),
  }))
  const sold = await transaction
    .select({ productId: products.id, specificationId: specifications.id })
    .from(products)
    .leftJoin(specifications, and(eq(specifications.productId, products.id), eq(specifications.active, true)))
    .where(
      inArray(
        products.id,
        rows.map(({ productId }) => productId),
      ),
    )
  const left = rows.filter((row) =>
    sold.some(
      ({ productId, specificationId }) =>
        productId === row.productId && specificationId === row.specificationId,
    ),
  )
  if (left.length > 0) await transaction.insert(savedItems).values(left).onConflictDoNothing()
}
