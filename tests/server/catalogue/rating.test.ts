import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastMean, shownRating } from '../../../server/src/modules/catalogue/rating.ts'

test('a mean passes a minimum of stars exactly if it is shown as that many or more', () => {
  const stars = fc.integer({ min: 1, max: 5 })
  const count = fc.integer({ min: 1, max: 100_000 })
  // Sums whose means lie beside the limit, where a rounding could go either way.
  const beside = fc.integer({ min: -2, max: 2 })
  fc.assert(
    fc.property(stars, count, beside, (least, ratingCount, more) => {
      const ratingSum = Math.round((least - 0.05) * ratingCount) + more
      const isShown = shownRating({ ratingSum, ratingCount }) >= least
      expect(ratingSum / ratingCount >= leastMean(least)).toBe(isShown)
    }),
    { numRuns: 1_000, examples: [[4, 20, 0]] },
  )
})
