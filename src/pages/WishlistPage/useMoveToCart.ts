import type { SavedItem } from '@dukani/contracts'
import { useCartToasts } from '#features/cart/containers/useCartToasts.ts'
import { useCartActions } from '#features/cart/model/useCart.ts'
import { fetchProduct } from '#features/product/api/fetchProduct.ts'
import { productFailure, productFailureText } from '#features/product/model/productFailure.ts'
import { sameId } from '#shared/api/adapters/values.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'

/**
 * Puts a saved product into the cart, one piece of what was saved of it, by the cart's own rules (CART-07), and says
 * what came of it. What was saved is fetched anew: the wishlist knows neither its stock nor its price.
 * @returns whether it is in the cart
 */
export function useMoveToCart(): (item: SavedItem) => Promise<boolean> {
  const t = useText()
  const client = useApi()
  const { add } = useCartActions()
  const { report, notify } = useCartToasts()
  const { show } = useToasts()
  return async ({ product: id, specification: saved }) => {
    try {
      const product = await fetchProduct(client, id, saved?.id ?? null)
      const specification = product.specifications.find((one) => saved !== null && sameId(one.id, saved.id))
      if (saved !== null && specification === undefined) {
        // The saved specification is gone, and another one must not be added in its place.
        notify({ kind: 'outOfStock' })
        return false
      }
      const result = await add(product, specification ?? null)
      report(result)
      return result.ok
    } catch (cause) {
      show({ type: 'error', message: productFailureText(productFailure(asApiError(cause)), t) })
      return false
    }
  }
}
