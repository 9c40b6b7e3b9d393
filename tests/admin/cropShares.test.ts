import { pictureCropSchema } from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropShares, middleSquare } from '#admin/features/products/model/cropShares.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
})

test('the first selection is the largest square, in the middle', () => {
  expect(middleSquare({ width: 400, height: 200 })).toEqual({ x: 25, y: 0, width: 50, height: 100 })
  fc.assert(
    fc.property(size, ({ width, height }) => {
      const square = middleSquare({ width, height })
      expect(square.width * width).toBeCloseTo(square.height * height, 4)
      expect(Math.max(square.width, square.height)).toBeCloseTo(100, 6)
    }),
  )
})

test('what is selected is sent as a part within the picture, however it was rounded', () => {
  const percent = fc.double({ min: -0.01, max: 100.01, noNaN: true })
  fc.assert(
    fc.property(percent, percent, fc.double({ min: 2, max: 100.01, noNaN: true }), (x, y, side) => {
      fc.pre(x + 2 <= 100 && y + 2 <= 100)
      const shares = cropShares({ x, y, width: side, height: side })
      expect(pictureCropSchema.safeParse({ path: 'p', ...shares }).success).toBe(true)
    }),
  )
})
