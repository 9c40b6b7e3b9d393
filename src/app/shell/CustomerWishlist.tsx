import { WishlistLoader } from '#features/wishlist/containers/WishlistLoader.tsx'
import { useHeartActions } from './useHeartActions.ts'

/** Loads a customer's wishlist and handles the presses of hearts. A chunk that only customers fetch. */
export function CustomerWishlist() {
  return <WishlistLoader carryOut={useHeartActions()} />
}
