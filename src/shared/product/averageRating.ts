import type { Product } from '@dukani/contracts'

/** Average rating of a product, 1 to 5; null without reviews, or when the server sends none (PROD-02). */
export function averageRating({ rating, reviews }: Product): number | null {
  return reviews > 0 && rating > 0 ? rating : null
}
