import type { Id, SavedItem, SaveItem } from '@dukani/contracts'
import { toSavedItems, toWrittenItem, type SavedItemsPage } from '#shared/api/adapters/wishlist.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'

const PATH = '/v1/saved-items/'

/** Upper limit of pages, in case a server's list never ends. */
const MOST_PAGES = 50

/** `GET /v1/saved-items/`, all of its pages, each item once. @throws ApiError */
export async function fetchSavedItems(client: ApiClient): Promise<SavedItem[]> {
  const items = new Map<string, SavedItem>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const before = items.size
    const answer = await fetchPage(client, page)
    for (const item of answer.items) if (!items.has(String(item.id))) items.set(String(item.id), item)
    // A page with nothing new is the end, since a server that doesn't page gives the same one for ever.
    if (!answer.hasMore || items.size === before) break
  }
  return [...items.values()]
}

async function fetchPage(client: ApiClient, page: number): Promise<SavedItemsPage> {
  // The first page is asked for as section 7 writes the call.
  const query = { page: page === 1 ? null : page }
  try {
    return await client.request({ path: PATH, query, read: toSavedItems })
  } catch (error) {
    // Django's "Invalid page.": a list that got shorter meanwhile has come to its end.
    if (page > 1 && asApiError(error).status === 404) return { items: [], hasMore: false }
    throw error
  }
}

/** `POST /v1/saved-items/`. @returns the item; null when the answer doesn't say @throws ApiError */
export function saveItem(
  client: ApiClient,
  { product, specification }: SavedItem,
): Promise<SavedItem | null> {
  const body: SaveItem = { product, ...(specification && { specification_id: specification.id }) }
  return client.request({ path: PATH, method: 'POST', body, read: toWrittenItem })
}

/** `DELETE /v1/saved-items/{id}/`. One that has gone already is removed, too. @throws ApiError */
export async function removeItem(client: ApiClient, id: Id): Promise<void> {
  const path = `${PATH}${encodeURIComponent(String(id))}/`
  try {
    await client.request({ path, method: 'DELETE', read: () => undefined })
  } catch (error) {
    if (asApiError(error).status !== 404) throw error
  }
}
