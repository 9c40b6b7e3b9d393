import type { Id, SavedItem } from '@dukani/contracts'
import { unstable_serialize, type useSWRConfig } from 'swr'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { createWriteQueue, type WriteQueue } from '#shared/state/createWriteQueue.ts'
import { perPage } from '#shared/state/perPage.ts'
import { debounced } from '../model/debounced.ts'
import { keyOf, type PendingChange } from '../model/pendingChanges.ts'
import { fetchSavedItems, removeItem, saveItem } from './savedItemsApi.ts'

/** How long the list counts as it was loaded (WISH-02, ms). */
export const WISHLIST_CACHE_MS = 5 * 60_000
/** How long a fetch waits for others that would ask the same (WISH-02, ms). */
const FETCH_DEBOUNCE_MS = 300

/** The key of a customer's list: their own, so that no customer sees another's. None for a guest. */
export function wishlistKey(customer: Id | null): readonly ['wishlist', string] | null {
  return customer === null ? null : ['wishlist', String(customer)]
}

/** What all who show one customer's wishlist share. */
export interface WishlistStore {
  customer: string
  /** changes that the server hasn't confirmed yet */
  pendingChanges: WriteQueue<PendingChange>['pending']
  /**
   * Saves or removes an item. Shown at once; of quick changes only the last one is sent, and
   * one that the server refuses is taken back.
   * @throws ApiError; `aborted` when another change has followed, or nothing uses the list any more
   */
  setSaved: (item: SavedItem, isWanted: boolean) => Promise<void>
  /** Fetches the list, debounced. @throws ApiError; `aborted` when nothing uses the list any more */
  load: () => Promise<SavedItem[]>
  /** Registers a user of the list. @returns unregisters it */
  follow: () => () => void
}

type Swr = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>

const pageOf = perPage(() => ({ store: null as WishlistStore | null }))

/** The store of a customer's wishlist, one for a page; another customer's takes its place. */
export function wishlistStore(client: ApiClient, swr: Swr, customer: Id): WishlistStore {
  const page = pageOf(client)
  if (page.store?.customer !== String(customer))
    page.store = createWishlistStore(client, swr, String(customer))
  return page.store
}

function createWishlistStore(client: ApiClient, { cache, mutate }: Swr, customer: string): WishlistStore {
  const listKey = wishlistKey(customer)
  const cached = unstable_serialize(listKey)
  const queue = createWriteQueue<PendingChange>({ latestOnly: true })
  let followers = 0

  const known = () => cache.get(cached)?.data as SavedItem[] | undefined
  const without = (key: string) => (known() ?? []).filter((one) => keyOf(one) !== key)
  const replace = (items: SavedItem[]) => mutate(listKey, items, { revalidate: false })

  async function save(key: string, item: SavedItem): Promise<void> {
    const saved = await saveItem(client, item)
    // Without the list, or without the item's id, only the server can say what there is now.
    await (saved === null || known() === undefined ? mutate(listKey) : replace([saved, ...without(key)]))
  }

  async function remove(key: string, id: Id): Promise<void> {
    await removeItem(client, id)
    await replace(without(key))
  }

  /** The customer may have logged out: nothing may be sent in the name of the next one. */
  function checkInUse(): void {
    if (followers === 0) throw new ApiError('aborted', 'the wishlist of this customer is no longer used')
  }

  return {
    customer,
    pendingChanges: queue.pending,
    setSaved(item, isWanted) {
      const key = keyOf(item)
      return queue.push(key, { item, isWanted }, async () => {
        checkInUse()
        const saved = known()?.find((one) => keyOf(one) === key)
        if (isWanted && !saved) await save(key, item)
        if (!isWanted && saved) await remove(key, saved.id)
      })
    },
    load: debounced(async () => {
      checkInUse()
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
