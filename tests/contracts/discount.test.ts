import { discountOf, shareDiscount } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const tetri = fc.integer({ min: 1, max: 100_000_000 })
const percentBp = fc.integer({ min: 1, max: 9_900 })

describe('a promotion code', () => {
  test('takes off its per cent, rounded down, or its amount', () => {
    expect(discountOf({ percentBp: 1_000, amountTetri: null }, 10_105)).toBe(1_010)
    expect(discountOf({ percentBp: null, amountTetri: 500 }, 10_105)).toBe(500)
  })

  test('never takes off more than the goods cost', () => {
    expect(discountOf({ percentBp: null, amountTetri: 500 }, 300)).toBe(300)
  })

  test('by per cent always leaves something to pay', () => {
    fc.assert(
      fc.property(tetri, percentBp, (total, bp) => {
        expect(discountOf({ percentBp: bp, amountTetri: null }, total)).toBeLessThan(total)
      }),
    )
  })
})

describe('a discount of several lines', () => {
  test('gives the tetri that rounding leaves to the largest remainders', () => {
    expect(shareDiscount(100, [1_000, 1_000, 1_000])).toEqual([34, 33, 33])
    expect(shareDiscount(10, [100, 260])).toEqual([3, 7])
  })

  test('adds up exactly, and differs from the proportion by less than a tetri', () => {
    fc.assert(
      fc.property(fc.array(tetri, { minLength: 1, maxLength: 30 }), percentBp, (sums, bp) => {
        const total = sums.reduce((sum, each) => sum + each, 0)
        const discount = discountOf({ percentBp: bp, amountTetri: null }, total)
        const shares = shareDiscount(discount, sums)
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(discount)
        shares.forEach((share, index) => {
          expect(Math.abs(share - (discount * (sums[index] ?? 0)) / total)).toBeLessThan(1)
        })
      }),
    )
  })
})
