import { KeptWishlist } from '#features/wishlist/containers/KeptWishlist.tsx'
import { useWishes } from './useWishes.ts'

/** Keeps a customer's wishlist, and carries out what its hearts are asked for: fetched for customers only. */
export function CustomerWishes() {
  return <KeptWishlist carryOut={useWishes()} />
}
