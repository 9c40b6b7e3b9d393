import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMatch, matchedParts } from '#features/catalogue/model/matching.ts'

const marked = (text: string, typed: string) =>
  matchedParts(text, typed).map(([start, end]) => text.slice(start, end))

describe('categories and marks', () => {
  test.each([
    ['ღვინო და სასმელი', 'ღვინ', true],
    ['ღვინო და სასმელი', 'სასმელი ღვინო', true],
    ['ღვინო და სასმელი', 'ghvino', true],
    ['ღვინო და სასმელი', 'gvin', true],
    ['ღვინო და სასმელი', 'ღვინო წიგნი', false],
    ['Wine', 'WIN', true],
    ['ღვინო', '…', false],
    ['ღვინო', '', false],
  ])('%s for „%s“: %s', (title, typed, expected) => {
    expect(isMatch(title, typed)).toBe(expected)
  })

  test.each([
    ['ქვევრის ღვინო', 'ღვინ', ['ღვინ']],
    ['ქვევრის ღვინო', 'ინო', ['ინო']],
    ['ქვევრის ღვინო', 'ghvi', ['ღვი']],
    ['iPhone 15 Pro', 'pro iph', ['iPh', 'Pro']],
    ['ქვევრის ღვინო', 'ჩაი', []],
    ['ღვინო', '', []],
  ])('in %s „%s“ marks %j', (text, typed, parts) => {
    expect(marked(text, typed)).toEqual(parts)
  })

  test('marks lie within the text, in order, apart from each other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        let last = 0
        for (const [start, end] of matchedParts(text, typed)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
