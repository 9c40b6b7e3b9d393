import type { Id } from '@dukani/contracts'
import { useBrowserState } from '#shared/hydration/useBrowserState.ts'
import { useCartStore } from './CartContext.ts'
import type { CartActions, CartStore } from './cartStore.ts'
import { EMPTY_CART, type CartSnapshot } from './cartTypes.ts'

/** The cart and what can be done with it. @throws Error outside of a CartProvider */
export function useCart(): CartSnapshot & CartActions & Pick<CartStore, 'quantityOf' | 'getSnapshot'> {
  const store = useCartStore()
  const snapshot = useBrowserState(store.subscribe, store.getSnapshot, () => EMPTY_CART)
  return { ...snapshot, ...store }
}

/** What can be done with the cart, without following it: always the same functions. */
export function useCartActions(): CartActions {
  return useCartStore()
}

/**
 * How many of a product the cart holds, following only that: for a card among many.
 * @param specificationId one choice of it; null is 'without', not given is all of them
 */
export function useQuantityInCart(productId: Id, specificationId?: Id | null): number {
  const store = useCartStore()
  return useBrowserState(
    store.subscribe,
    () => store.quantityOf(productId, specificationId),
    () => 0,
  )
}
