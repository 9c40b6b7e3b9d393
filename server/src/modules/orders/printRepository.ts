import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { users } from '../../db/schema.ts'
import { isUuid } from '../uuid.ts'
import { withItems, type WholeOrder } from './repository.ts'

/** Those of some orders that exist, with their items and their customers' phone numbers. */
export async function ordersToPrint(
  db: Database,
  ids: readonly string[],
): Promise<(WholeOrder & { phoneNumber: string })[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, ids.filter(isUuid)))
  if (rows.length === 0) return []
  const [whole, customers] = await Promise.all([
    withItems(db, rows),
    db
      .select({ id: users.id, phoneNumber: users.phoneNumber })
      .from(users)
      .where(
        inArray(
          users.id,
          rows.map(({ userId }) => userId),
        ),
      ),
  ])
  const phones = new Map(customers.map(({ id, phoneNumber }) => [id, phoneNumber]))
  return whole.map((order) => ({ ...order, phoneNumber: phones.get(order.userId) ?? '' }))
}
