import { StarRating } from '@dukani/design-system'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

/** A star's width in the drawing, and from its beginning to the next one's. */
const [STAR, STEP] = [24, 26]

test.each([
  [0, 0],
  [0.5, 0.5 * STAR],
  [1, STEP],
  [4.3, 4 * STEP + 0.3 * STAR],
  [4.6, 4 * STEP + 0.6 * STAR],
  [4.9, 4 * STEP + 0.9 * STAR],
  [5, 5 * STEP],
  [7, 5 * STEP],
  [-1, 0],
])('PROD-02 REV-01 a rating of %f fills its whole stars and the fraction of the next one', (value, width) => {
  render(<StarRating value={value} label="შეფასება" />)
  const filled = screen.getByRole('img', { name: 'შეფასება' }).querySelector('[data-layer="filled"]')
  expect(Number(filled?.getAttribute('width'))).toBeCloseTo(width)
  expect(filled?.querySelectorAll('path')).toHaveLength(5)
})
