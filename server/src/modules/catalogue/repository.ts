import type { ProductOrdering } from '@dukani/contracts'
import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { categories, productImages, products, specifications } from '../../db/schema.ts'
import { variants } from '../../db/variantSchema.ts'
import { conditionOf, orderOf, whereOf, type ListFilter } from './filters.ts'
import { isAfter, moment, type Position, type Sorted } from './position.ts'
import { countUpTo, selectPage, selectProducts } from './selectProducts.ts'

/** A product with all that is shown of it. */
export interface ProductRow extends Sorted {
  name: string
  description: string
  /** the texts in English; empty: none */
  nameEn: string
  descriptionEn: string
  oldPriceTetri: number | null
  inventory: number
  promotion: string | null
  ratingSum: number
  categoryTitle: string | null
  /** null without a category; empty: it has none */
  categoryTitleEn: string | null
  images: string[]
  /** the active ones */
  specifications: SpecificationRow[]
  variants: VariantRow[]
}

/** A specification as it is stored. */
export type SpecificationRow = Pick<
  typeof specifications.$inferSelect,
  'id' | 'value' | 'priceTetri' | 'oldPriceTetri' | 'inventory'
>
export type VariantRow = Pick<typeof variants.$inferSelect, 'id' | 'size' | 'inventory'>
export type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'title' | 'titleEn'>

/** A part of a list: after a position, or after as many products as `offset` says. */
interface PartOfList {
  limit: number
  offset: number
  after: Position | null
}

/** A part of the newest products, of a category or of all. */
export interface NewestRange extends PartOfList {
  categoryId: string | undefined
}

/** A part of a list in an order. */
export interface SortedRange extends PartOfList {
  ordering: ProductOrdering
}

/** Reads the published catalogue. A list of products takes four queries, whatever its length. */
export interface CatalogueRepository {
  categories(): Promise<CategoryRow[]>
  /** How many published products there are, in a category or in all; at most one more than `MOST_COUNTED`. */
  count(categoryId: string | undefined): Promise<number>
  /** A page of the published products, newest first, after a position or an offset. */
  newest(range: NewestRange): Promise<ProductRow[]>
  /** The condition on a product's row that a filter makes; undefined for none. */
  condition(filter: ListFilter): SQL | undefined
  /** How many products a filter lets through; at most one more than `MOST_COUNTED`. */
  countFiltered(filter: ListFilter): Promise<number>
  /** A page of them, in an order. */
  filtered(filter: ListFilter, range: SortedRange): Promise<ProductRow[]>
  /** The published ones among the given products, in no particular order. */
  byIds(ids: readonly string[]): Promise<ProductRow[]>
}

/** Prepares its statements; create one per database. */
export function createCatalogueRepository(db: Database): CatalogueRepository {
  const statements = prepareStatements(db)

  async function whole(bare: Bare[]): Promise<ProductRow[]> {
    if (bare.length === 0) return []
    const ids = { ids: bare.map(({ id }) => id) }
    const [imageRows, specificationRows, variantRows] = await Promise.all([
      statements.images.execute(ids),
      statements.specifications.execute(ids),
      statements.variants.execute(ids),
    ])
    const images = Map.groupBy(imageRows, productIdOf)
    const specificationsOf = Map.groupBy(specificationRows, productIdOf)
    const variantsOf = Map.groupBy(variantRows, productIdOf)
    return bare.map((product) => ({
      ...product,
      images: (images.get(product.id) ?? []).map(({ path }) => path),
      specifications: specificationsOf.get(product.id) ?? [],
      variants: variantsOf.get(product.id) ?? [],
    }))
  }

  return {
    categories: () => statements.categories.execute(),
    async count(categoryId) {
      const [row] = await (categoryId === undefined
        ? statements.count.execute()
        : statements.countOfCategory.execute({ categoryId }))
      return row?.count ?? 0
    },
    async newest({ categoryId, limit, offset, after }) {
      const [createdAt, id] = after ?? NEWEST
      const range = { limit, offset: after === null ? offset : 0, createdAt, id }
      return whole(
        await (categoryId === undefined
          ? statements.newest.execute(range)
          : statements.newestOfCategory.execute({ categoryId, ...range })),
      )
    },
    condition: (filter) => conditionOf(db, filter),
    async countFiltered(filter) {
      const [row] = await countUpTo(db, whereOf(db, filter))
      return row?.count ?? 0
    },
    filtered: async (filter, { ordering, limit, offset, after }) =>
      whole(
        await selectPage(db, {
          where: and(whereOf(db, filter), after === null ? undefined : isAfter(ordering, after)),
          order: orderOf(ordering),
          limit,
          offset: after === null ? offset : 0,
        }),
      ),
    byIds: async (ids) => (ids.length === 0 ? [] : whole(await statements.byIds.execute({ ids }))),
  }
}

// After every product there can be.
const NEWEST: Position = [Number.MAX_SAFE_INTEGER, 'ffffffff-ffff-ffff-ffff-ffffffffffff']

type Bare = Omit<ProductRow, 'images' | 'specifications' | 'variants'>

function productIdOf({ productId }: { productId: string }): string {
  return productId
}

function prepareStatements(db: Database) {
  const published = sql`${products.published} = true`
  const ofCategory = sql`${published} and ${products.categoryId} = ${sql.placeholder('categoryId')}`
  // An array as one parameter keeps it one statement for any number of ids.
  const among = (column: AnyPgColumn) => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`
  const beforeMoment = sql`(${products.createdAt}, ${products.id}) < (${moment(sql`${sql.placeholder('createdAt')}`)}, ${sql.placeholder('id')}::uuid)`
  const newest = (where: typeof published) =>
    selectPage(db, {
      where: sql`${where} and ${beforeMoment}`,
      order: [desc(products.createdAt), desc(products.id)],
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
    })
  return {
    categories: db
      .select({ id: categories.id, title: categories.title, titleEn: categories.titleEn })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.title))
      .prepare('categories'),
    count: countUpTo(db, published).prepare('product_count'),
    countOfCategory: countUpTo(db, ofCategory).prepare('product_count_of_category'),
    newest: newest(published).prepare('products_newest'),
    newestOfCategory: newest(ofCategory).prepare('products_newest_of_category'),
    byIds: selectProducts(db)
      .where(sql`${published} and ${among(products.id)}`)
      .prepare('products_by_ids'),
    images: db
      .select({ productId: productImages.productId, path: productImages.path })
      .from(productImages)
      .where(among(productImages.productId))
      .orderBy(asc(productImages.position), asc(productImages.id))
      .prepare('product_images_of'),
    specifications: db
      .select({
        productId: specifications.productId,
        id: specifications.id,
        value: specifications.value,
        priceTetri: specifications.priceTetri,
        oldPriceTetri: specifications.oldPriceTetri,
        inventory: specifications.inventory,
      })
      .from(specifications)
      .where(sql`${specifications.active} and ${among(specifications.productId)}`)
      .orderBy(asc(specifications.position), asc(specifications.id))
      .prepare('specifications_of'),
    variants: db
      .select({
        productId: variants.productId,
        id: variants.id,
        size: variants.size,
        inventory: variants.inventory,
      })
      .from(variants)
      .where(among(variants.productId))
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare('variants_of'),
  }
}
