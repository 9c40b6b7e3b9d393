import type { Id, SavedItem } from '@dukani/contracts'
import { unstable_serialize, type useSWRConfig } from 'swr'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { debounced } from '../model/debounced.ts'
import { createWishDesk, type WishDesk } from '../model/wishDesk.ts'
import { fetchSavedItems, removeItem, saveItem } from './savedItemsApi.ts'

/** How long the list counts as it was loaded (WISH-02, ms). */
export const WISHLIST_CACHE_MS = 5 * 60_000
/** How long a fetch waits for others that would ask the same (WISH-02, ms). */
const FETCH_DEBOUNCE_MS = 300

/** The key of a customer's list: their own, so that nobody sees another's. None for a guest. */
export function wishlistKey(customer: Id | null): readonly ['wishlist', string] | null {
  return customer === null ? null : ['wishlist', String(customer)]
}

/** What all who show one customer's wishlist share. */
export interface WishlistStore {
  customer: string
  desk: WishDesk
  /** Fetches the list, debounced. @throws ApiError; `aborted` when nobody follows the list any more */
  load: () => Promise<SavedItem[]>
  /** Somebody follows the list. @returns no longer */
  follow: () => () => void
}

type Swr = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>

const stores = new WeakMap<ApiClient, WishlistStore>()

/** The store of a customer's wishlist, one for a page; another customer's takes its place. */
export function wishlistStore(client: ApiClient, swr: Swr, customer: Id): WishlistStore {
  const known = stores.get(client)
  if (known?.customer === String(customer)) return known
  const store = createWishlistStore(client, swr, String(customer))
  stores.set(client, store)
  return store
}

function createWishlistStore(client: ApiClient, { cache, mutate }: Swr, customer: string): WishlistStore {
  const key = wishlistKey(customer)
  const cached = unstable_serialize(key)
  let followers = 0
  const desk = createWishDesk(
    {
      save: (item) => saveItem(client, item),
      remove: (id) => removeItem(client, id),
    },
    {
      items: () => cache.get(cached)?.data as SavedItem[] | undefined,
      replace: (items) => mutate(key, items, { revalidate: false }),
      reload: () => mutate(key),
    },
  )
  return {
    customer,
    desk,
    load: debounced(async () => {
      // Whose list it was has logged out meanwhile: it is not asked for in anybody else's name.
      if (followers === 0) throw new ApiError('aborted', 'nobody follows this wishlist')
      return fetchSavedItems(client)
    }, FETCH_DEBOUNCE_MS),
    follow() {
      followers += 1
      return () => {
        followers -= 1
      }
    },
  }
}
