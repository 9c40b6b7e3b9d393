import { useLocation } from 'react-router'
import { fetchProduct } from '#features/product/api/fetchProduct.ts'
import { useHearts } from '#features/wishlist/api/useHearts.ts'
import type { Wishlist, WishlistResult } from '#features/wishlist/api/useWishlist.ts'
import type { WishlistLoaderProps } from '#features/wishlist/containers/WishlistLoader.tsx'
import type { HeartPress } from '#features/wishlist/model/hearts.ts'
import { savedOf } from '#features/wishlist/model/pendingChanges.ts'
import { productWishlistErrorText, wishlistErrorText } from '#features/wishlist/model/wishlistErrorText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useOverlays } from '#shared/history/useEntry.ts'
import { paths } from '#shared/routing/routes.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useProductLink } from '#shared/routing/useProductLink.ts'

/**
 * Handles presses of hearts (PROD-07, WISH-03): a toast shows the result; if a specification is needed, the product
 * opens with a message.
 */
export function useHeartActions(): WishlistLoaderProps['carryOut'] {
  const t = useText()
  const client = useApi()
  const hearts = useHearts()
  const { show } = useToasts()
  const { open } = useOverlays()
  const link = useProductLink()
  const { pathname } = useLocation()

  function tell(result: WishlistResult, { from, isWanted }: HeartPress): void {
    if (result === 'superseded') return
    if (result === 'done') {
      show({ type: 'success', message: t(isWanted ? 'product.wishAdded' : 'product.wishRemoved') })
    } else {
      const textOf = from === 'product' ? productWishlistErrorText : wishlistErrorText
      show({ type: 'error', message: textOf(result.refused, t) })
    }
  }

  async function save(press: HeartPress, wishlist: Wishlist, isLatest: () => boolean): Promise<void> {
    const product = press.product ?? (await fetchProduct(client, press.productId, null))
    if (!isLatest()) return
    const result = await wishlist.add(product, press.specification)
    if (typeof result === 'object' && result.refused.kind === 'specificationNeeded') {
      hearts.setObstacle(product.id, 'specificationNeeded')
      // The product may be open already.
      if (pathname !== paths.product(product.id)) link.open(product.id, { known: product })
    } else tell(result, press)
  }

  async function takeOut(press: HeartPress, wishlist: Wishlist): Promise<void> {
    const { productId, specification, from } = press
    const saved = savedOf(wishlist.items, productId, from === 'card' ? undefined : specification)
    const [item] = saved
    // A card can't tell which specification to remove: the wishlist shows them all.
    if (saved.length > 1) open('wishlist')
    else if (item) tell(await wishlist.remove(item.id), press)
  }

  return async (press, wishlist, isLatest) => {
    try {
      await (press.isWanted ? save(press, wishlist, isLatest) : takeOut(press, wishlist))
    } catch (cause) {
      tell({ refused: { kind: 'addFailed', error: asApiError(cause) } }, press)
    }
  }
}
