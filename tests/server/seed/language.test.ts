import { describe, expect, test } from 'vitest'
import { seedCatalogue, seedReviews } from '../../../server/src/db/seed/catalogue.ts'
import { customers } from '../../../server/src/db/seed/customers.ts'
import { demoAddresses, demoCustomer } from '../../../server/src/db/seed/demoCustomer.ts'

/** Words that Georgians write in Latin letters too. */
const LATIN = new Set(['SIM', 'USB', 'C', 'FM', 'K', 'Bluetooth'])

const products = seedCatalogue.flatMap(({ products: some }) => some)
const texts: readonly (readonly [string, string])[] = [
  ...seedCatalogue.map(({ title }) => ['category', title] as const),
  ...products.flatMap((product) =>
    [
      product.name,
      product.description,
      product.promotion ?? '',
      ...(product.specifications ?? []).map(([value]) => value),
    ]
      .filter((text) => text !== '')
      .map((text) => [product.handle, text] as const),
  ),
  ...Object.entries(seedReviews).flatMap(([handle, some]) =>
    some.map(([, comment]) => [handle, comment] as const),
  ),
  ...customers.map((name) => ['customer', name.join(' ')] as const),
  ['demo customer', `${demoCustomer.firstName} ${demoCustomer.lastName}`],
  ...demoAddresses.flatMap(({ homeAddress, city, region }) =>
    [homeAddress, city, region].map((text) => ['address', text] as const),
  ),
]

describe('every text of the demo shop', () => {
  test('is written in Georgian letters, with few exceptions', () => {
    for (const [where, text] of texts) {
      expect(text, where).toMatch(/[ა-ჰ]/)
      for (const word of text.match(/[A-Za-z]+/g) ?? []) expect(LATIN, `${where}: ${text}`).toContain(word)
      // Letters that look Georgian and are not, Cyrillic ones among them, would never be found by a search.
      expect(text.replace(/[ა-ჰA-Za-z0-9\s.,:;!?/„“–-]/g, ''), `${where}: ${text}`).toBe('')
    }
  })

  test('follows Georgian typography: no double spaces, no space before a comma, low opening quotes', () => {
    for (const [where, text] of texts) {
      expect(text, where).toBe(text.trim())
      expect(text, where).not.toMatch(/\s{2}|\s[,.!?:;]|,(?=[ა-ჰ])|\.(?=[ა-ჰ])|"/)
    }
  })

  test('sentences end with a punctuation mark, names and categories don’t', () => {
    for (const { handle, description, name, promotion } of products) {
      expect(description, handle).toMatch(/[.!?]$/)
      expect(name, handle).not.toMatch(/[.!?,]$/)
      if (promotion) expect(promotion, handle).toMatch(/[.!]$/)
    }
    for (const [handle, some] of Object.entries(seedReviews))
      for (const [, comment] of some) expect(comment, handle).toMatch(/[.!?]$/)
  })

  test('names fit two lines of a card on a phone', () => {
    for (const { name } of products) expect(name.length, name).toBeLessThanOrEqual(42)
  })
})
