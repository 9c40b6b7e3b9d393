import { PREVIEWED_PRODUCTS, toGel, type PromotionPreview } from '@dukani/contracts'
import { and, desc, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'
import { cutPrice, LOWEST_PRICE, WHOLE_BP, type PriceCut } from './cutPrice.ts'
import type { Targets } from './targets.ts'

/** Counts the products whose price a promotion would cut, including hidden ones, and shows some of them. */
export async function previewCut(db: Database, cut: PriceCut, targets: Targets): Promise<PromotionPreview> {
  const regular = sql`coalesce(${products.regularPriceTetri}, ${products.priceTetri})`
  const cutSpecifications = sql`from ${specifications} s where s.product_id = ${products.id} and s.active
    and ${isCut(sql`coalesce(s.regular_price_tetri, s.price_tetri)`, cut)}`
  const isAffected = sql`(${isCut(regular, cut)} or exists (select ${cutSpecifications}))`
  const isTarget = and(
    isNull(products.deletedAt),
    or(inArray(products.categoryId, targets.categories), inArray(products.id, targets.products)),
  )
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      affected: sql<number>`(count(*) filter (where ${isAffected}))::int`,
    })
    .from(products)
    .where(isTarget)
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      price: sql<number>`${regular}`,
      specifications: sql<number>`(select count(*)::int ${cutSpecifications})`,
    })
    .from(products)
    .where(and(isTarget, isAffected))
    .orderBy(desc(products.id))
    .limit(PREVIEWED_PRODUCTS)
  const { all = 0, affected = 0 } = counts ?? {}
  return {
    products: affected,
    skipped: all - affected,
    examples: rows.map(({ price, ...row }) => {
      const after = cutPrice(price, cut)
      return { ...row, price: toGel(price), cut_price: after === null ? null : toGel(after) }
    }),
  }
}

/** `cutPrice` as a condition: whether it applies to a price. */
function isCut(price: SQL, { percentBp, amountTetri }: PriceCut): SQL {
  if (percentBp === null) return sql`${price} - ${amountTetri ?? 0}::bigint >= ${LOWEST_PRICE}`
  const after = sql`(${price}::bigint * ${WHOLE_BP - percentBp} + ${WHOLE_BP / 2}) / ${WHOLE_BP}`
  return sql`greatest(${LOWEST_PRICE}::int, ${after}) < ${price}`
}
