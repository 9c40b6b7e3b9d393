import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, products } from '../../db/schema.ts'

/** The place of a product among all, the oldest first. */
export interface PagePosition {
  /** as the database writes it: a Date would lose the microseconds */
  createdAt: string
  id: string
}

/** A product's page in the sitemap. */
export interface ListedProduct extends PagePosition {
  /** when its texts were last changed; sales don't count */
  updatedAt: Date
}

/** Reads the catalogue's pages. */
export interface PageRepository {
  /** How many published products there are. */
  countProducts(): Promise<number>
  /** The position of the published product after so many others; null when there aren't that many. */
  positionAt(skipped: number): Promise<PagePosition | null>
  /** The published products from a position on, the oldest first. */
  productsFrom(position: PagePosition, limit: number): Promise<ListedProduct[]>
  /** The titles of the categories that have a published product, in the shop's order. */
  filledCategories(limit: number): Promise<string[]>
}

/** Prepares its statements; create one per database. */
export function createPageRepository(db: Database): PageRepository {
  const published = sql`${products.published} = true`
  const createdAt = sql<string>`${products.createdAt}::text`
  const count = db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(published)
    .prepare('listed_product_count')
  // Of an index alone: the products that are skipped aren't read.
  const position = db
    .select({ createdAt, id: products.id })
    .from(products)
    .where(published)
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(1)
    .offset(sql.placeholder('skipped'))
    .prepare('listed_product_position')
  const from = db
    .select({ createdAt, id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .where(
      sql`${published} and (${products.createdAt}, ${products.id}) >= (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
    )
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(sql.placeholder('limit'))
    .prepare('listed_products_from')
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
    positionAt: async (skipped) => (await position.execute({ skipped }))[0] ?? null,
    productsFrom: (start, limit) => from.execute({ ...start, limit }),
    filledCategories: async (limit) => (await filled.execute({ limit })).map(({ title }) => title),
  }
}
