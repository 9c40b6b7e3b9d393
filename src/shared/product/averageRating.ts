import type { Product } from '@dukani/contracts'

/** What those who reviewed a product gave it, 1 to 5; null without reviews, and when the server sends no rating (PROD-02). */
export function averageRating({ rating, reviews }: Product): number | null {
  return reviews > 0 && rating > 0 ? rating : null
}
