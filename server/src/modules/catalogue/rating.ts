/** The mean of a product's ratings as it is shown: one digit after the point, 0 without any. */
export function shownRating({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10
}

/** The least mean that is shown as so many whole stars or more. */
export function leastMean(stars: number): number {
  return (stars * 100 - 5) / 100
}
