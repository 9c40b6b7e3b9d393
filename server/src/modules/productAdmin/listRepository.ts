import { barcodeForms, LOW_STOCK, type StaffProductSort, type StockLevel } from '@dukani/contracts'
import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, productImages, products, specifications } from '../../db/schema.ts'
import { searchWords } from '../../db/searchSchema.ts'

/** The filter of the back office's list of products; undefined: any. */
export interface ProductListFilter {
  /** conditions of a search, all of which hold */
  matching?: readonly SQL[] | undefined
  categoryId?: string | undefined
  published?: boolean | undefined
  stock?: StockLevel | undefined
}

export interface ProductListRange {
  sort: StaffProductSort
  /** the id of the last product of the part before */
  after?: string | undefined
  limit: number
}

// As in the index.
const stock = sql<number>`coalesce(${products.specificationStock}, ${products.inventory})`

const ORDERS: Record<StaffProductSort, { by: SQL; isDescending: boolean }> = {
  newest: { by: sql`${products.createdAt}`, isDescending: true },
  name: { by: sql`${products.name}`, isDescending: false },
  price: { by: sql`${products.priceTetri}`, isDescending: false },
  '-price': { by: sql`${products.priceTetri}`, isDescending: true },
  stock: { by: stock, isDescending: false },
  '-stock': { by: stock, isDescending: true },
}

/** A part of the products that aren't deleted. */
export function staffProducts(
  db: Database,
  filter: ProductListFilter,
  { sort, after, limit }: ProductListRange,
) {
  const { by, isDescending } = ORDERS[sort]
  const direction = isDescending ? desc : asc
  const beyond = sql.raw(isDescending ? '<' : '>')
  return db
    .select(columns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        whereOf(filter),
        after === undefined
          ? undefined
          : sql`(${by}, ${products.id}) ${beyond} (select ${by}, ${products.id} from ${products} where ${products.id} = ${after})`,
      ),
    )
    .orderBy(direction(by), direction(products.id))
    .limit(limit)
}

const columns = {
  id: products.id,
  handle: products.handle,
  name: products.name,
  priceTetri: products.priceTetri,
  oldPriceTetri: products.oldPriceTetri,
  regularPriceTetri: products.regularPriceTetri,
  regularOldPriceTetri: products.regularOldPriceTetri,
  stock,
  hasSpecifications: sql<boolean>`${products.specificationStock} is not null`,
  published: products.published,
  categoryId: products.categoryId,
  categoryTitle: categories.title,
  image: sql<string | null>`(
    select i.path from ${productImages} i where i.product_id = ${products}.id order by i.position, i.id limit 1)`,
  version: products.version,
}
export type StaffProductRow = Awaited<ReturnType<typeof staffProducts>>[number]

/** The condition of a filter on a product's row. */
export function whereOf({
  matching = [],
  categoryId,
  published,
  stock: level,
}: ProductListFilter): SQL | undefined {
  return and(
    isNull(products.deletedAt),
    ...matching,
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    published === undefined ? undefined : eq(products.published, published),
    level === undefined ? undefined : STOCK[level],
  )
}

const STOCK: Record<StockLevel, SQL> = {
  in: sql`${stock} > 0`,
  // As in the index.
  low: sql`${stock} between 1 and coalesce(${products.warnLevel}, ${sql.raw(String(LOW_STOCK))})`,
  out: sql`${stock} <= 0`,
}

/** The products with this handle or barcode, or with a specification of this SKU or barcode. */
export async function productsOfCode(db: Database, code: string): Promise<string[]> {
  const forms = barcodeForms(code)
  const [byHandle, byBarcode, bySku, bySpecification] = await Promise.all([
    db.select({ id: products.id }).from(products).where(eq(products.handle, code)),
    db
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.barcode, forms), sql`${products.barcode} <> ''`)),
    db
      .selectDistinct({ id: specifications.productId })
      .from(specifications)
      .where(and(eq(specifications.sku, code), sql`${specifications.sku} <> ''`, specifications.active))
      .limit(MOST_OF_CODE),
    db
      .selectDistinct({ id: specifications.productId })
      .from(specifications)
      .where(and(inArray(specifications.barcode, forms), sql`${specifications.barcode} <> ''`)),
  ])
  return [...byHandle, ...byBarcode, ...bySku, ...bySpecification].map(({ id }) => id)
}

// Of one SKU.
const MOST_OF_CODE = 500

/** Words of the catalogue that begin with one of these, the most frequent first. */
export async function wordsFrom(
  db: Database,
  beginnings: readonly string[],
  limit: number,
): Promise<string[]> {
  const begins = beginnings.map(
    (text) => sql`(${searchWords.word} >= ${text} and ${searchWords.word} < ${`${text}\u{10FFFF}`})`,
  )
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`(${sql.join(begins, sql` or `)})`)
    .orderBy(desc(searchWords.named), asc(searchWords.word))
    .limit(limit)
  return rows.map(({ word }) => word)
}

/** Whether a product's name, category or specifications have one of these words. */
export const hasWord = (words: readonly string[]): SQL =>
  sql`string_to_array(${products.searchName}, ' ') && ${sql.param([...words])}::text[]`

/** Whether a product is one of these. */
export const isAmong = (ids: readonly string[]): SQL => inArray(products.id, [...ids])
