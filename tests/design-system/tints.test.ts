import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TINTS, tintOf } from '../../design-system/src/components/ProductImage/tintOf.ts'

test('a product has the same background everywhere, for its id as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (id) => {
      expect(tintOf(id)).toBe(tintOf(String(id)))
      expect(TINTS).toContain(tintOf(id))
    }),
  )
})

test('neighbouring products use all four backgrounds', () => {
  const counts = new Map<string, number>()
  for (let id = 1; id <= 400; id += 1) counts.set(tintOf(id), (counts.get(tintOf(id)) ?? 0) + 1)
  for (const tint of TINTS) expect(counts.get(tint)).toBeGreaterThan(60)
})
