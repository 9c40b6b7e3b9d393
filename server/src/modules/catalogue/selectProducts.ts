import { eq, getTableName, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { MOST_COUNTED } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema.ts'

/** Selects the products among `rows`, a part of the table under its own name. */
export function selectProducts(db: Database, rows: typeof products | ReturnType<typeof pageOf> = products) {
  const bare = {
    id: products.id,
    name: products.name,
    description: products.description,
    nameEn: products.nameEn,
    descriptionEn: products.descriptionEn,
    priceTetri: products.priceTetri,
    oldPriceTetri: products.oldPriceTetri,
    inventory: products.inventory,
    totalSold: products.totalSold,
    promotion: products.promotion,
    createdAt: sql<number>`(extract(epoch from ${products.createdAt}) * 1000000)::float8`,
    rating: sql<number>`${products.rating}`,
    ratingSum: products.ratingSum,
    ratingCount: products.ratingCount,
    categoryTitle: categories.title,
    categoryTitleEn: categories.titleEn,
  }
  return db.select(bare).from(rows).leftJoin(categories, eq(categories.id, products.categoryId)).$dynamic()
}

/** A part of a list. */
export interface Slice {
  where: SQL | undefined
  order: SQL[]
  limit: number | Placeholder
  offset: number | Placeholder
}

/**
 * Selects a part of a list. The categories are joined to that part alone: joined to the whole table, PostgreSQL sorts all
 * products whenever it expects few of them after a position.
 */
export function selectPage(db: Database, slice: Slice) {
  return selectProducts(db, pageOf(db, slice)).orderBy(...slice.order)
}

function pageOf(db: Database, { where, order, limit, offset }: Slice) {
  return db
    .select()
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as(getTableName(products))
}

/** Counts the products that a condition lets through; at most one more than `MOST_COUNTED`. */
export function countUpTo(db: Database, where: SQL) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as('counted')
  return db.select({ count: sql<number>`count(*)::int` }).from(some)
}
