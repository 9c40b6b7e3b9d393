import { useWishlist } from '../api/useWishlist.ts'

/** Draws nothing; while it is there a customer's wishlist is loaded and kept (WISH-02). */
export function KeptWishlist() {
  useWishlist()
  return null
}
