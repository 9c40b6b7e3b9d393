import { barcodeForms } from '@dukani/contracts'
import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { productImages, products, specifications, users } from '../../db/schema.ts'
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
      size: stockMovements.size,
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

/**
 * What a code belongs to: a barcode, else a specification's SKU or the handle of a product without specifications.
 * @returns two at most; of a barcode one
 */
export async function itemsOfCode(db: Database, code: string) {
  for (const barcode of barcodeForms(code)) {
    const byBarcode = await Promise.all([
      specificationsWhere(db, eq(specifications.barcode, barcode), sql`${specifications.barcode} <> ''`),
      productsWhere(db, eq(products.barcode, barcode), sql`${products.barcode} <> ''`),
    ])
    const exact = byBarcode.flat().slice(0, 1)
    if (exact.length > 0) return exact
  }
  const byCode = await Promise.all([
    specificationsWhere(db, eq(specifications.sku, code), sql`${specifications.sku} <> ''`),
    productsWhere(db, eq(products.handle, code)),
  ])
  return byCode.flat().slice(0, 2)
}
export type ItemRow = Awaited<ReturnType<typeof itemsOfCode>>[number]

const image = sql<string | null>`(
  select i.path from ${productImages} i where i.product_id = ${products}.id order by i.position, i.id limit 1)`

function specificationsWhere(db: Database, ...conditions: SQL[]) {
  return db
    .select({
      productId: products.id,
      specificationId: sql<string | null>`${specifications.id}`,
      name: products.name,
      specification: sql<string | null>`${specifications.value}`,
      image,
      stock: specifications.inventory,
    })
    .from(specifications)
    .innerJoin(products, eq(products.id, specifications.productId))
    .where(and(...conditions, specifications.active, isNull(products.deletedAt)))
    .limit(2)
}

function productsWhere(db: Database, ...conditions: SQL[]) {
  const none = sql<string | null>`null`
  return db
    .select({
      productId: products.id,
      specificationId: none,
      name: products.name,
      specification: none,
      image,
      stock: products.inventory,
    })
    .from(products)
    .where(and(...conditions, isNull(products.specificationStock), isNull(products.deletedAt)))
    .limit(2)
}
