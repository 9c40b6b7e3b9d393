import { PAGE_SIZE, type Category } from '@dukani/contracts'
import { toCataloguePage, toCategories, type CataloguePage } from '#shared/api/adapters/lists.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'

/** `GET /v1/categories/` @throws ApiError */
export function fetchCategories(client: ApiClient): Promise<Category[]> {
  return client.request({ path: '/v1/categories/', isPublic: true, read: toCategories })
}

/**
 * `GET /v1/products/`: a page of a list. A search is sent with its page and no category (CAT-10). A server that knows
 * nothing of orders and filters answers without: its list is shown as it comes, since sorting the pages that are there
 * would be no order of the whole.
 * @throws ApiError
 */
export async function fetchCataloguePage(
  client: ApiClient,
  { category, search, ...arrangement }: CatalogueQuery,
  page: number,
  signal?: AbortSignal,
): Promise<CataloguePage> {
  const query = {
    ...(search ? { search, page } : { page, page_size: PAGE_SIZE, category }),
    ...arrangement,
  }
  try {
    return await client.request({
      path: '/v1/products/',
      query,
      isPublic: true,
      read: toCataloguePage,
      ...(signal && { signal }),
    })
  } catch (error) {
    // Django's "Invalid page.": a list that got shorter meanwhile has come to its end, nothing has failed.
    if (page > 1 && error instanceof ApiError && error.status === 404) return END
    throw error
  }
}

const END: CataloguePage = { products: [], hasMore: false, count: null }
