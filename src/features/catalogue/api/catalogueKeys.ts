import type { Category, ProductPage } from '@dukani/contracts'
import { unstable_serialize } from 'swr'
import { toCataloguePage } from '#shared/api/adapters/lists.ts'
import type { FirstAnswers } from '#shared/api/swr.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'

/** The key of one page of a list. The visit separates one view of the same list from an earlier one (CAT-04). */
export type PageKey = readonly ['products', query: CatalogueQuery, page: number, visit: number]

/** The keys under which the catalogue's answers are kept. */
export const catalogueKeys = {
  categories: ['categories'] as const,
  page: (query: CatalogueQuery, page = 1, visit = 0): PageKey => ['products', query, page, visit],
}

/** What the server inlines for the catalogue's first render: the answers under the keys that the hooks look for. */
export function catalogueAnswers(
  query: CatalogueQuery,
  page: ProductPage,
  categories: Category[],
): FirstAnswers {
  return {
    [unstable_serialize(catalogueKeys.categories)]: categories,
    [unstable_serialize(catalogueKeys.page(query))]: toCataloguePage(page),
  }
}
