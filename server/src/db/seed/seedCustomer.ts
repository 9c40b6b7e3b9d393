import { inArray } from 'drizzle-orm'
import type { Transaction } from '../database.ts'
import { addresses, orderItems, orders } from '../orderSchema.ts'
import { products, specifications, users } from '../schema.ts'
import { demoCustomerRows } from './demoCustomerRows.ts'
import { isFirstTime } from './isFirstTime.ts'

const MARKER = 'demo-customer'

/**
 * Gives a demo shop its customer, once: also one that was seeded by a release that had none. What such a shop no longer
 * sells stays in the orders by its name alone.
 */
export async function seedCustomer(transaction: Transaction, pictures: boolean): Promise<void> {
  if (!(await isFirstTime(transaction, MARKER))) return
  const rows = demoCustomerRows(pictures)
  const added = await transaction.insert(users).values(rows.user).onConflictDoNothing().returning()
  // Somebody has registered with this e-mail: the account is theirs.
  if (added.length === 0) return
  await transaction.insert(addresses).values(rows.addresses)
  await transaction.insert(orders).values(rows.orders)
  const sold = await idsIn(
    transaction,
    products,
    rows.orderItems.map(({ productId }) => productId),
  )
  const kinds = await idsIn(
    transaction,
    specifications,
    rows.orderItems.map(({ specificationId }) => specificationId),
  )
  await transaction.insert(orderItems).values(
    rows.orderItems.map(({ productId, specificationId, ...item }) => ({
      ...item,
      productId: sold.has(productId) ? productId : null,
      specificationId: kinds.has(specificationId) ? specificationId : null,
    })),
  )
}

/** The given ids that exist in the table. */
async function idsIn(
  transaction: Transaction,
  table: typeof products | typeof specifications,
  ids: readonly (string | null | undefined)[],
): Promise<Set<string | null | undefined>> {
  const wanted = ids.filter((id) => typeof id === 'string')
  const rows = await transaction.select({ id: table.id }).from(table).where(inArray(table.id, wanted))
  return new Set(rows.map(({ id }) => id))
}
