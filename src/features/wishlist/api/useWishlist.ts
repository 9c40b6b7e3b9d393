import type { Id, Product, SavedItem } from '@dukani/contracts'
import { useEffect, useMemo } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { sameId } from '#shared/api/adapters/values.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { firstImage } from '#shared/images/images.ts'
import { useCustomerId } from '#shared/session/session.ts'
import { createStore, useStore } from '#shared/state/createStore.ts'
import type { WriteQueue } from '#shared/state/createWriteQueue.ts'
import { applyPending } from '../model/applyPending.ts'
import { choiceKey, isSavedIn, type PendingChange } from '../model/pendingChanges.ts'
import type { WishlistRefusal } from '../model/wishlistErrorText.ts'
import { wishlistKey, wishlistStore, WISHLIST_CACHE_MS } from './wishlistStore.ts'

/** The result of a change; `superseded`: a later change of the same item counts instead. */
export type WishlistResult = 'done' | 'superseded' | { refused: WishlistRefusal }

/** A customer's saved products, and what can be done with them. */
export interface Wishlist {
  /** newest first, with the changes that are on their way */
  items: readonly SavedItem[]
  /** nothing is known yet */
  isLoading: boolean
  /** the list could not be loaded, and nothing is known of it (WISH-04) */
  hasFailed: boolean
  retry: () => void
  /**
   * Saves a product, with one of its specifications when it has some (WISH-03). It is in `items` at once. Never rejects.
   */
  add: (product: Product, specificationId?: Id | null) => Promise<WishlistResult>
  /** Takes an item out, at once; it comes back when that fails (WISH-04). Never rejects. */
  remove: (id: Id) => Promise<WishlistResult>
  /** @param specificationId null: without one; undefined: whatever of the product */
  isSaved: (productId: Id, specificationId?: Id | null) => boolean
}

const NONE: readonly SavedItem[] = []
const NO_PENDING: WriteQueue<PendingChange>['pending'] = createStore([])

/**
 * The customer's wishlist, the same for all who use it. Loaded when the first of them is there, and for five minutes not
 * again (WISH-02). A guest has none and nothing is asked.
 */
export function useWishlist(): Wishlist {
  const client = useApi()
  const swr = useSWRConfig()
  const customer = useCustomerId()
  const store = customer === null ? null : wishlistStore(client, swr, customer)
  useEffect(() => store?.follow(), [store])
  const { data, error, isValidating, mutate } = useSWR<SavedItem[], unknown>(
    wishlistKey(customer),
    store?.load ?? null,
    { dedupingInterval: WISHLIST_CACHE_MS },
  )
  const pendingChanges = useStore(store?.pendingChanges ?? NO_PENDING)
  const items = useMemo(
    () =>
      applyPending(
        store && data ? data : NONE,
        pendingChanges.map(({ value }) => value),
      ),
    [store, data, pendingChanges],
  )
  const hasFailed = store !== null && error !== undefined && data === undefined && !isValidating

  async function setSaved(
    item: SavedItem,
    isWanted: boolean,
    kind: 'addFailed' | 'removeFailed',
  ): Promise<WishlistResult> {
    if (store === null) return { refused: { kind: 'loginNeeded' } }
    try {
      await store.setSaved(item, isWanted)
      return 'done'
    } catch (cause) {
      const error = asApiError(cause)
      return error.kind === 'aborted' ? 'superseded' : { refused: { kind, error } }
    }
  }

  return {
    items,
    isLoading: store !== null && data === undefined && !hasFailed,
    hasFailed,
    retry: () => void mutate(),
    async add(product, specificationId = null) {
      if (store !== null && product.specifications.length > 0 && specificationId === null)
        return { refused: { kind: 'specificationNeeded' } }
      return setSaved(itemOf(product, specificationId), true, 'addFailed')
    },
    async remove(id) {
      const item = items.find((one) => sameId(one.id, id))
      return item === undefined ? 'done' : setSaved(item, false, 'removeFailed')
    },
    isSaved: (productId, specificationId) => isSavedIn(items, productId, specificationId),
  }
}

/** What is shown of a product that is being saved: the server gives it its id. */
function itemOf(product: Product, specificationId: Id | null): SavedItem {
  const specification = product.specifications.find(
    ({ id }) => specificationId !== null && sameId(id, specificationId),
  )
  return {
    id: `unsaved ${choiceKey(product.id, specificationId)}`,
    product: product.id,
    product_name: product.name,
    product_name_en: product.name_en,
    product_main_image: firstImage(product),
    specification:
      specificationId === null ? null : { id: specificationId, value: specification?.value ?? '' },
  }
}
