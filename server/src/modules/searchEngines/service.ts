import type { Database } from '../../db/database.ts'
import { createPageRepository } from './repository.ts'

/** A page that search engines should know. */
export interface ListedPage {
  /** its canonical address, without the origin */
  path: string
  /** null: unknown or irrelevant */
  changedAt: Date | null
}

/** The shop's pages, divided into sitemap files (sitemaps.org: at most 50,000 pages in each). */
export interface SiteMapService {
  /** How many files there are, at least one. */
  countFiles(): Promise<number>
  /** The pages of a file, in batches; none beyond the last. */
  pagesOf(file: number): AsyncGenerator<ListedPage[]>
}

export interface SiteMapSizes {
  /** products per file */
  products: number
  /** the most categories, all in the first file */
  categories: number
  /** products per batch */
  stretch: number
}

// With the home page 50,000 together.
const SIZES: SiteMapSizes = { products: 40_000, categories: 9_999, stretch: 1_000 }

/**
 * Reads the database for each file; nothing is cached.
 * @param sizes smaller ones for tests
 */
export function createSiteMapService(db: Database, sizes: SiteMapSizes = SIZES): SiteMapService {
  const repository = createPageRepository(db)

  async function* productPages(file: number): AsyncGenerator<ListedPage[]> {
    let start = await repository.positionAt((file - 1) * sizes.products)
    for (let left = sizes.products; left > 0 && start !== null;) {
      // One more than the batch: the next one begins with it.
      const limit = Math.min(left, sizes.stretch)
      const products = await repository.productsFrom(start, limit + 1)
      const batch = products.slice(0, limit)
      yield batch.map(({ id, updatedAt }) => ({ path: `/product/${id}`, changedAt: updatedAt }))
      start = products[limit] ?? null
      left -= batch.length
    }
  }

  return {
    countFiles: async () => Math.max(1, Math.ceil((await repository.countProducts()) / sizes.products)),

    async *pagesOf(file) {
      if (file === 1) {
        const titles = await repository.filledCategories(sizes.categories)
        yield ['/', ...titles.map(categoryPath)].map((path) => ({ path, changedAt: null }))
      }
      yield* productPages(file)
    },
  }
}

function categoryPath(category: string): string {
  return `/?${new URLSearchParams({ category }).toString()}`
}
