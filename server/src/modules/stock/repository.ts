import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { products, specifications, users } from '../../db/schema.ts'
import { stockMovements } from '../../db/stockSchema.ts'

/** Whether there is such a product, and it isn't deleted. */
export async function isProduct(db: Database, id: string): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, id), isNull(products.deletedAt)))) > 0
}

/** Movements of a product's stocks, latest first. @param after the last id of the part before; undefined: the first part */
export function movementsOf(
  db: Database,
  productId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db
    .select({
      id: stockMovements.id,
      specification: specifications.value,
      change: stockMovements.change,
      stock: stockMovements.stock,
      reason: stockMovements.reason,
      orderId: orders.id,
      orderNumber: orders.number,
      authorId: stockMovements.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .leftJoin(specifications, eq(specifications.id, stockMovements.specificationId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, eq(users.id, stockMovements.authorId))
    .where(
      and(
        eq(stockMovements.productId, productId),
        after === undefined ? undefined : lt(stockMovements.id, after),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(limit)
}
export type MovementRow = Awaited<ReturnType<typeof movementsOf>>[number]
