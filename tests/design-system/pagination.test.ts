import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from '../../design-system/src/components/Pagination/pageNumbers.ts'

test('PROD-10 the ends, the current page and its neighbours have a button; a gap is two pages at least', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(199), (pages, offset) => {
      const page = (offset % pages) + 1
      const places = pageNumbers(page, pages)
      const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
      expect(places).toEqual(expect.arrayContaining(wanted))
      expect(places).toHaveLength(Math.min(pages, 7))
      for (const [index, place] of places.entries()) {
        const before = places[index - 1]
        const after = places[index + 1]
        if (place !== 'gap') continue
        expect(Number(after) - Number(before)).toBeGreaterThan(2)
      }
    }),
  )
})

test('PROD-10 five hundred reviews are a hundred pages', () => {
  expect(pageNumbers(50, 100)).toEqual([1, 'gap', 49, 50, 51, 'gap', 100])
  expect(pageNumbers(1, 1)).toEqual([1])
})
