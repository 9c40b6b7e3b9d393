import { latinKey, words } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchLimits } from '../../../server/src/modules/search/service.ts'
import { rounds } from '../support/rounds.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { generatedProducts } from './generatedCatalogue.ts'
import { edited, oneEdit } from './mistakes.ts'
import { searchOf, storeSearchable } from './searchOf.ts'

describe('laws over a generated catalogue', async () => {
  const products = [...generatedProducts(400, 1500)]
  const { db } = await testDatabase()
  const ids = await storeSearchable(db, products)
  const numbers = new Map(ids.map((id, number) => [id, String(number)]))
  const large = async (text: string, limits?: SearchLimits) =>
    (await searchOf(db, limits)(text)).map((id) => numbers.get(id) ?? '')
  const having = new Map<string, string[]>()
  for (const [number, product] of products.entries()) {
    for (const word of words(`${product.name} ${product.description}`)) {
      having.set(word, [...(having.get(word) ?? []), String(number)])
    }
  }
  const vocabulary = [...having.keys()]
  const anyWord = fc.constantFrom(...vocabulary)
  const mistyped = fc
    .tuple(anyWord, oneEdit, oneEdit)
    .map(([word, first, second]) => ({
      word,
      typed: word.length <= 6 ? edited(word, first) : edited(edited(word, first), second),
    }))
    // Another word of the catalogue is that word, not a mistake.
    .filter(({ typed, word }) => typed === word || !having.has(typed))

  test('every part of a word finds its products', async () => {
    await fc.assert(
      fc.asyncProperty(anyWord, fc.nat(), fc.nat(), async (word, a, b) => {
        const [start = 0, end = 0] = [a % word.length, b % word.length].toSorted((x, y) => x - y)
        expect(await large(word.slice(start, end + 1))).toEqual(
          expect.arrayContaining(having.get(word) ?? []),
        )
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  test('a word of up to six letters with one edit, a longer one with two, finds its products', async () => {
    await fc.assert(
      fc.asyncProperty(mistyped, async ({ word, typed }) => {
        expect(await large(typed)).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(200, 1000) },
    )
  })

  test('a part of five letters or more with one edit finds its products, unless it is a part of others', async () => {
    const part = fc
      .tuple(fc.constantFrom(...vocabulary.filter((word) => word.length >= 6)), fc.nat(), oneEdit)
      .map(([word, at, edit]) => {
        const start = at % (word.length - 5)
        return { word, typed: edited(word.slice(start), edit) }
      })
      .filter(({ typed }) => typed.length >= 5 && !vocabulary.some((word) => word.includes(typed)))
    await fc.assert(
      fc.asyncProperty(part, async ({ word, typed }) => {
        expect(await large(typed)).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  test('every word typed in Latin finds its products', async () => {
    await fc.assert(
      fc.asyncProperty(anyWord, async (word) => {
        expect(await large(latinKey(word))).toEqual(expect.arrayContaining(having.get(word) ?? []))
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  const namedIn = (id: string) => {
    const product = products[Number(id)]
    return words(`${product?.name} ${product?.category} ${product?.specificationValues.join(' ')}`)
  }

  test('no product is found twice, and a match in the name comes before one in the description', async () => {
    await fc.assert(
      fc.asyncProperty(anyWord, async (word) => {
        const found = await large(word)
        expect(new Set(found).size).toBe(found.length)
        const named = found.map((id) => namedIn(id).some((other) => other.includes(word)))
        expect(named.lastIndexOf(true)).toBeLessThan(
          named.includes(false) ? named.indexOf(false) : found.length,
        )
      }),
      { numRuns: 200 },
    )
  })

  // Every word is frequent, and levels of any size are read newest first.
  const ALL_FREQUENT = { ranked: 0, checked: 0, lookedUp: 0, pool: 1 }

  test('the answers to a frequent word are ranked like those to a rare one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyWord,
          mistyped.map(({ typed }) => typed),
        ),
        fc.nat(5),
        async (text, lookedUp) => {
          expect(await large(text, { ...ALL_FREQUENT, lookedUp })).toEqual(await large(text))
        },
      ),
      { numRuns: rounds(60, 300) },
    )
  })

  test('a page of the answers to a frequent word is a part of all', async () => {
    await fc.assert(
      fc.asyncProperty(anyWord, fc.integer({ min: 1, max: 4 }), fc.nat(8), async (text, limit, offset) => {
        const all = await searchOf(db)(text)
        expect(await searchOf(db, ALL_FREQUENT)(text, { limit, offset })).toEqual(
          all.slice(offset, offset + limit),
        )
      }),
      { numRuns: rounds(60, 300) },
    )
  })

  test('several words find the same products, however frequent they are', async () => {
    const several = fc
      .tuple(fc.constantFrom(...products), fc.nat(), fc.nat())
      .map(([{ name, description }, a, b]) => {
        const [first, second] = [words(name), words(description)]
        return `${first[a % first.length]} ${second[b % second.length]}`
      })
    await fc.assert(
      fc.asyncProperty(several, async (text) => {
        const found = await large(text)
        expect(found.length).toBeGreaterThan(0)
        expect(await large(text, ALL_FREQUENT)).toEqual(found)
      }),
      { numRuns: rounds(60, 300) },
    )
  })
})
