import type { Category, ProductPage } from '@dukani/contracts'
import { unstable_serialize } from 'swr'
import { unstable_serialize as serializePages } from 'swr/infinite'
import { toCataloguePage, type CataloguePage } from '#shared/api/adapters/lists.ts'
import type { FirstAnswers } from '#shared/api/swr.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'

/** The key of one page of a list. The visit tells one look at the same list from an earlier one (CAT-04). */
export type PageKey = readonly ['products', query: CatalogueQuery, visit: number, page: number]

/** The keys under which the catalogue's answers are kept. */
export const catalogueKeys = {
  categories: ['categories'] as const,
  /** The pages of a list, each while the one before has a next (CAT-05). */
  pages:
    (query: CatalogueQuery, visit = 0) =>
    (index: number, previous: CataloguePage | null): PageKey | null =>
      previous !== null && !previous.hasMore ? null : ['products', query, visit, index + 1],
}

/** What the server inlines for the catalogue's first render: the answers under the keys that the hooks look for. */
export function catalogueAnswers(
  query: CatalogueQuery,
  page: ProductPage,
  categories: Category[],
): FirstAnswers {
  return {
    [unstable_serialize(catalogueKeys.categories)]: categories,
    [serializePages(catalogueKeys.pages(query))]: [toCataloguePage(page)],
  }
}
