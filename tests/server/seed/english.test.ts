import { describe, expect, test } from 'vitest'
import { newestProducts, seedCatalogue } from '../../../server/src/db/seed/catalogue.ts'

const products = seedCatalogue.flatMap(({ products: some }) => some)
const english = products.flatMap(({ handle, nameEn, descriptionEn }) =>
  nameEn === undefined || descriptionEn === undefined ? [] : [{ handle, nameEn, descriptionEn }],
)

describe('English texts of the demo shop', () => {
  test('two products have none, so that the demo shows what happens then, and they aren’t new ones', () => {
    const without = products.filter(
      ({ nameEn, descriptionEn }) => nameEn === undefined && descriptionEn === undefined,
    )
    expect(without).toHaveLength(2)
    expect(english).toHaveLength(products.length - 2)
    expect(newestProducts(20).filter((product) => without.includes(product))).toEqual([])
  })

  test('hold no Georgian letters, nor others that merely look Latin', () => {
    for (const { handle, nameEn, descriptionEn } of english)
      for (const text of [nameEn, descriptionEn])
        expect(text.replace(/[A-Za-zé0-9\s.,:%°×’–-]/g, ''), `${handle}: ${text}`).toBe('')
  })

  test('names are unique, begin with a capital or a digit, and fit two lines of a card on a phone', () => {
    expect(new Set(english.map(({ nameEn }) => nameEn.toLowerCase())).size).toBe(english.length)
    for (const { nameEn } of english) {
      expect(nameEn).toMatch(/^[A-Z0-9].*[^.!?,\s]$/)
      expect(nameEn.length, nameEn).toBeLessThanOrEqual(42)
    }
  })

  test('descriptions are two to five sentences', () => {
    for (const { handle, descriptionEn } of english) {
      const sentences = descriptionEn.split(/(?<=[.!?])\s+/).length
      expect(sentences, handle).toBeGreaterThanOrEqual(2)
      expect(sentences, handle).toBeLessThanOrEqual(5)
      expect(descriptionEn, handle).toMatch(/^[A-Z0-9].*\.$/)
      expect(descriptionEn, handle).not.toMatch(/\s{2}|\s[,.!?:;]|[,.](?=[A-Za-z])/)
    }
  })
})
