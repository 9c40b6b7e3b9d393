import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema.ts'

/** A product's page in the sitemap. */
export interface ListedProduct {
  id: string
  /** when its texts were last changed; sales don't count */
  updatedAt: Date
}

/** Reads the catalogue's pages. */
export interface PageRepository {
  /** How many published products there are. */
  countProducts(): Promise<number>
  /** The published products after an id, in the order of their ids, without the `skipped` first ones. */
  productsAfter(id: string, range: { skipped: number; limit: number }): Promise<ListedProduct[]>
  /** The titles of the categories that have a published product, in the shop's order. */
  filledCategories(limit: number): Promise<string[]>
}

/** Prepares its statements; create one per database. */
export function createPageRepository(db: Database): PageRepository {
  const count = db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(sql`${products.published} = true`)
    .prepare('listed_product_count')
  const after = db
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(sql`${products.published} = true and ${products.id} > ${sql.placeholder('id')}::uuid`)
    .orderBy(asc(products.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skipped'))
    .prepare('listed_products_after')
  const filled = db
    .select({ title: categories.title })
    .from(categories)
    .where(
      sql`exists (select from ${products} where ${products.categoryId} = ${categories.id} and ${products.published} = true)`,
    )
    .orderBy(asc(categories.position), asc(categories.title))
    .limit(sql.placeholder('limit'))
    .prepare('listed_categories')

  return {
    countProducts: async () => (await count.execute())[0]?.count ?? 0,
    productsAfter: (id, range) => after.execute({ id, ...range }),
    filledCategories: async (limit) => (await filled.execute({ limit })).map(({ title }) => title),
  }
}
