import type { Id } from '@dukani/contracts'

/** The key of one page of a product's reviews. Ids `5` and `"5"` are one. */
export type ReviewsKey = readonly ['reviews', product: string, page: number]

/** The key of whether a customer has reviewed a product: their own, so that no customer sees another's. */
export type ReviewedKey = readonly ['reviewed', customer: string, product: string]

/** The keys under which reviews are kept. */
export const reviewKeys = {
  page: (product: Id, page: number): ReviewsKey => ['reviews', String(product), page],
  /** None for a guest. */
  reviewed: (customer: Id | null, product: Id): ReviewedKey | null =>
    customer === null ? null : ['reviewed', String(customer), String(product)],
  /** Whether it is a page of this product's reviews. */
  isPageOf: (key: unknown, product: Id): boolean =>
    Array.isArray(key) && key[0] === 'reviews' && key[1] === String(product),
}
