import {
  PAGE_SIZE,
  toTetri,
  type Category,
  type Product,
  type ProductListQuery,
  type ProductOrdering,
  type ScreenData,
} from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { listLookups } from '../../observations.ts'
import { upToMost } from '../search/counts.ts'
import { createSearchService, type SearchService } from '../search/service.ts'
import { orderOf, type ListFilter } from './filters.ts'
import { wirePage, type ProductPage } from './page.ts'
import { positionOf, readPosition, type Position } from './position.ts'
import { createTtlCache, type TtlCache } from './ttlCache.ts'
import { createCatalogueRepository, type CatalogueRepository, type ProductRow } from './repository.ts'
import { isUuid } from '../uuid.ts'
import { wireCategory, wireProduct } from './wire.ts'

/** Reads the published catalogue, for the API and for the first render. */
export interface CatalogueService {
  /** All categories, in the shop's order. */
  categories(): Promise<Category[]>
  /**
   * A page of the products: newest first, or the best answers to a search first, unless another order is asked for.
   * Past the end it has none.
   * @param query page from 1; `category` a title or a category_id; an unknown one has no products (CAT-11)
   * @param after the position of the page, from the address of a next page; the page number is then ignored
   */
  list(query: ProductListQuery & { pageSize?: number }, after?: string): Promise<ProductPage>
  /**
   * A product by its id, with the prices and the stock of a specification when one is given (see `wireProduct`).
   * null when either isn't there, or the specification is another product's.
   */
  product(id: string, specificationId?: string): Promise<Product | null>
  /** The published ones among the products, by id. */
  productsById(ids: readonly string[]): Promise<Map<string, Product>>
  /** Counts lists anew: their products have changed. */
  forgetCounts(): void
}

/**
 * The catalogue of a database. One for a process: it caches the counts of lists for a moment.
 * @param freshMs how long
 * @param onMiss called with a search that found nothing in the whole catalogue
 */
export function createCatalogueService(
  db: Database,
  freshMs: number,
  onMiss: (search: string) => void = () => undefined,
): CatalogueService {
  const counts = createTtlCache<number>(freshMs, { onLookup: listLookups.publish })
  return catalogueOf(createCatalogueRepository(db), createSearchService(db), counts, onMiss)
}

/** What the first screen is rendered from. Its pages carry addresses without an origin. */
export function screenDataOf(catalogue: CatalogueService): ScreenData {
  return {
    categories: () => catalogue.categories(),
    products: async (query) => wirePage(await catalogue.list(query), { ...query, pageSize: PAGE_SIZE }, ''),
    product: (id) => catalogue.product(id),
  }
}

function catalogueOf(
  repository: CatalogueRepository,
  search: SearchService,
  counts: TtlCache<number>,
  onMiss: (search: string) => void,
): CatalogueService {
  async function categoryId(category: string): Promise<string | null> {
    const all = await repository.categories()
    const found =
      all.find(({ title }) => title === category) ?? all.find(({ id }) => id === category.toLowerCase())
    return found?.id ?? null
  }

  /** The answers to a search, filtered and ordered by the database. */
  async function found(text: string, query: Arrangement, range: Range): Promise<ProductPage> {
    const { limit, offset, categoryId } = range
    const { ids, ...count } = await search.find(text, {
      filter: repository.condition({ ...filterOf(query), categoryId }),
      order: query.ordering === undefined ? undefined : orderOf(query.ordering),
      limit,
      offset,
    })
    const rows = new Map((await repository.byIds(ids)).map((row) => [row.id, row]))
    return { ...count, products: ids.flatMap((id) => wireAll(rows.get(id))), end: null }
  }

  /** Any list without a search, filtered and ordered by the database. */
  async function ordered(query: Arrangement, { categoryId, ...range }: PartRange): Promise<ProductPage> {
    const filter = { ...filterOf(query), categoryId }
    const ordering = query.ordering ?? '-created_at'
    const [count, rows] = await Promise.all([
      counts.get(JSON.stringify(filter), () => repository.countFiltered(filter)),
      repository.filtered(filter, { ...range, ordering, limit: range.limit + 1 }),
    ])
    return pageOf(count, rows, { ordering, limit: range.limit })
  }

  return {
    categories: async () => (await repository.categories()).map(wireCategory),

    async list({ page, pageSize = PAGE_SIZE, ...query }, position) {
      const { category, search: text } = query
      const chosen = category === undefined ? undefined : await categoryId(category)
      if (chosen === null) return { count: 0, isMinimum: false, hasNext: false, products: [], end: null }
      const offset = (page - 1) * pageSize
      const range = { categoryId: chosen, limit: pageSize, offset }
      if (text !== undefined) {
        const answer = await found(text, query, range)
        if (answer.count === 0 && chosen === undefined && !isArranged(query)) onMiss(text)
        return answer
      }
      const after = position === undefined ? null : readPosition(position, query.ordering ?? '-created_at')
      if (isArranged(query)) return ordered(query, { ...range, after })
      const [count, rows] = await Promise.all([
        counts.get(chosen ?? '', () => repository.count(chosen)),
        repository.newest({ ...range, after, limit: pageSize + 1 }),
      ])
      return pageOf(count, rows, { ordering: '-created_at', limit: pageSize })
    },

    async product(id, specificationId) {
      if (!isUuid(id)) return null
      const [row] = await repository.byIds([id])
      if (row === undefined) return null
      if (specificationId === undefined) return wireProduct(row)
      const chosen = row.specifications.find(
        (specification) => specification.id === specificationId.toLowerCase(),
      )
      return chosen === undefined ? null : wireProduct(row, chosen)
    },

    async productsById(ids) {
      const rows = await repository.byIds(ids)
      return new Map(rows.map((row) => [row.id, wireProduct(row)]))
    },

    forgetCounts: () => {
      counts.clear()
    },
  }
}

type Arrangement = Omit<ProductListQuery, 'page'>

interface PartRange extends Range {
  after: Position | null
}

interface Range {
  categoryId: string | undefined
  limit: number
  offset: number
}

/** Whether a list is filtered, or in another order than the default. */
function isArranged({ category: _category, search: _search, ...arrangement }: Arrangement): boolean {
  const asked: unknown[] = Object.values(arrangement)
  return asked.some((value) => value !== undefined)
}

// The largest integer of the database: no price is above it, and no comparison with it fails.
const MOST = 2_147_483_647

function filterOf({ in_stock, discounted, min_price, max_price, min_rating }: Arrangement): ListFilter {
  const tetri = (gel: number | undefined) => (gel === undefined ? undefined : Math.min(MOST, toTetri(gel)))
  return {
    inStock: in_stock,
    discounted,
    minPrice: tetri(min_price),
    maxPrice: tetri(max_price),
    minRating: min_rating,
  }
}

/** A page of `limit` products from that many rows, and one more if there is a next page. */
function pageOf(
  count: number,
  rows: readonly ProductRow[],
  { ordering, limit }: { ordering: ProductOrdering; limit: number },
): ProductPage {
  const own = rows.slice(0, limit)
  const last = own.at(-1)
  return {
    ...upToMost(count),
    hasNext: rows.length > limit,
    products: own.map((row) => wireProduct(row)),
    end: last === undefined ? null : positionOf(ordering, last),
  }
}

function wireAll(row: ProductRow | undefined): Product[] {
  return row === undefined ? [] : [wireProduct(row)]
}
