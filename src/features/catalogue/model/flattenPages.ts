import type { Product } from '@dukani/contracts'
import type { CataloguePage, ProductCount } from '#shared/api/adapters/lists.ts'

/** The pages that are there, as one list. */
export interface FlattenedPages {
  products: Product[]
  /** nothing further is to be asked (CAT-05) */
  noMoreProducts: boolean
  /** how many there are in all, where the server says so */
  count: ProductCount | null
}

/**
 * Joins pages to one list, each product once: while a shopper scrolls, a new product can push one onto the next page.
 * A later page with nothing new is the end, since a server that doesn't page gives the same list for ever.
 */
export function flattenPages(pages: readonly CataloguePage[]): FlattenedPages {
  const products = new Map<string, Product>()
  let noMoreProducts = false
  pages.forEach((page, index) => {
    const before = products.size
    for (const product of page.products) {
      const key = String(product.id)
      if (!products.has(key)) products.set(key, product)
    }
    noMoreProducts ||= !page.hasMore || (index > 0 && products.size === before)
  })
  return { products: [...products.values()], noMoreProducts, count: pages[0]?.count ?? null }
}
