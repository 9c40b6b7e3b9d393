import { changedPrice } from '@dukani/contracts'
import { expect, test } from 'vitest'

test.each([
  [1_000, 700, 'none', 1_070],
  [1_000, 700, 'to90', 1_090],
  [1_000, 700, 'whole', 1_100],
  [1_000, 400, 'to90', 1_090],
  [1_000, 399, 'to90', 1_090],
  [1_000, 300, 'to90', 990],
  [999, -1_000, 'none', 899],
  [5, 1_000, 'none', 6],
  [20, 0, 'to90', 90],
  [1_000, -10_000, 'whole', 0],
] as const)(
  '%i tetri by %i hundredths of a per cent, rounded to %s, are %i',
  (price, basisPoints, rounding, after) => {
    expect(changedPrice(price, { basisPoints }, rounding)).toBe(after)
  },
)

test('an amount is added or taken off, never below nothing', () => {
  expect(changedPrice(1_000, { tetri: 250 }, 'none')).toBe(1_250)
  expect(changedPrice(1_000, { tetri: -1_500 }, 'none')).toBe(0)
})
