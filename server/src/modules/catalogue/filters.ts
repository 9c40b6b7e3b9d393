import type { ProductOrdering } from '@dukani/contracts'
import { and, asc, desc, eq, exists, gt, gte, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'
import { leastMean } from './rating.ts'

/** The filters of a product list; missing ones don't apply. */
export interface ListFilter {
  categoryId?: string | undefined
  /** only what can be bought now */
  inStock?: boolean | undefined
  /** only what costs less than before */
  discounted?: boolean | undefined
  /** tetri, inclusive, of the price that the list shows */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** stars, of the rating that the list shows */
  minRating?: number | undefined
}

/** The published products that a filter lets through. */
export function whereOf(db: Database, filter: ListFilter): SQL {
  return and(sql`${products.published} = true`, conditionOf(db, filter)) ?? sql`true`
}

/** The condition that a filter makes; undefined for none. */
export function conditionOf(
  db: Database,
  { categoryId, inStock, discounted, minPrice, maxPrice, minRating }: ListFilter,
): SQL | undefined {
  return and(
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    minPrice === undefined ? undefined : gte(products.priceTetri, minPrice),
    maxPrice === undefined ? undefined : lte(products.priceTetri, maxPrice),
    minRating === undefined ? undefined : gte(products.rating, leastMean(minRating)),
    // Written as in the index, so that it is used.
    discounted === true ? gt(products.oldPriceTetri, products.priceTetri) : undefined,
    inStock === true ? available(db) : undefined,
  )
}

/** Stock as the API returns it: that of the specifications with a price where there are any, else the product's own. */
function available(db: Database): SQL | undefined {
  const active = and(eq(specifications.productId, products.id), specifications.active)
  const some = (where: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(specifications)
        .where(where),
    )
  const priced = and(
    active,
    sql`${specifications.priceTetri} is not null`,
    sql`${specifications.inventory} > 0`,
  )
  return or(some(priced), and(sql`${products.inventory} > 0`, not(some(active))))
}

/** The order of a list. The id always comes last, so that no product is on two pages. */
export function orderOf(ordering: ProductOrdering): SQL[] {
  switch (ordering) {
    case 'price':
      return [asc(products.priceTetri), asc(products.id)]
    case '-price':
      return [desc(products.priceTetri), desc(products.id)]
    case '-rating':
      // With equal ratings, the product with more reviews first.
      return [desc(products.rating), desc(products.ratingCount), desc(products.id)]
    case '-total_sold':
      return [desc(products.totalSold), desc(products.id)]
    case '-created_at':
      return [desc(products.createdAt), desc(products.id)]
  }
}
