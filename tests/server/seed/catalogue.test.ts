import { describe, expect, test } from 'vitest'
import {
  newestProducts,
  seedCatalogue,
  seedPictures,
  seedReviews,
} from '../../../server/src/db/seed/catalogue.ts'
import { customers } from '../../../server/src/db/seed/customers.ts'

const products = seedCatalogue.flatMap(({ products: some }) => some)
const having = (holds: (product: (typeof products)[number]) => boolean) => products.filter(holds).length

describe('what the demo shop has', () => {
  test('at least 72 products in 8 categories, at least 9 in each', () => {
    expect(seedCatalogue).toHaveLength(8)
    expect(new Set(seedCatalogue.map(({ title }) => title)).size).toBe(8)
    for (const { title, products: some } of seedCatalogue)
      expect(some.length, title).toBeGreaterThanOrEqual(9)
    expect(products.length).toBeGreaterThanOrEqual(72)
  })

  test('unique handles and names', () => {
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(products.length)
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
    for (const { handle } of products) expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('every kind of product', () => {
    const specifications = products.flatMap((product) => product.specifications ?? [])
    expect(having(({ oldPrice }) => oldPrice !== undefined)).toBeGreaterThanOrEqual(8)
    expect(having(({ stock, specifications: some }) => stock === 0 && !some)).toBeGreaterThanOrEqual(3)
    expect(having(({ stock }) => stock >= 1 && stock <= 5)).toBeGreaterThanOrEqual(3)
    expect(having((product) => product.specifications !== undefined)).toBeGreaterThanOrEqual(8)
    expect(having((product) => product.sizes !== undefined)).toBeGreaterThanOrEqual(8)
    expect(having((product) => product.promotion !== undefined)).toBeGreaterThanOrEqual(2)
    expect(specifications.some(([, price]) => price === null)).toBe(true)
    expect(specifications.some(([, price, stock]) => price !== null && stock === 0)).toBe(true)
    expect(specifications.some(([, , , oldPrice]) => oldPrice !== undefined)).toBe(true)
    const values = specifications.map(([value]) => value).join(' ')
    for (const kind of ['ლურჯი', 'ლ', 'გბ', 'კგ', 'ცალი']) expect(values).toContain(kind)
    const sizes = products.flatMap((product) => product.sizes ?? []).map(([size]) => size)
    expect(sizes).toEqual(expect.arrayContaining(['S', 'M', 'L', 'XL', 'XXL', '38', '42']))
  })

  test('consistent prices and stock', () => {
    for (const { handle, price, oldPrice = Infinity, stock, sold, specifications, sizes } of products) {
      expect(price, handle).toBeGreaterThan(0)
      expect(oldPrice, handle).toBeGreaterThan(price)
      expect(Number.isInteger(sold) && sold >= 0, handle).toBe(true)
      if (sizes)
        expect(
          sizes.reduce((sum, [, some]) => sum + some, 0),
          handle,
        ).toBe(stock)
      if (!specifications) continue
      expect(stock, handle).toBe(0)
      expect(new Set(specifications.map(([value]) => value)).size, handle).toBe(specifications.length)
      // The card shows the price of the first, which is the cheapest, and its old price.
      expect(specifications[0]?.[1], handle).toBe(price)
      expect(specifications[0]?.[3] ?? Infinity, handle).toBe(oldPrice)
      for (const [value, paid, , before = Infinity] of specifications)
        if (paid !== null) {
          expect(paid, value).toBeGreaterThanOrEqual(price)
          expect(before, value).toBeGreaterThan(paid)
        }
    }
  })

  test('two to five sentences about each product', () => {
    for (const { handle, description } of products) {
      const sentences = description.split(/(?<=[.!?])\s+/)
      expect(sentences.length, handle).toBeGreaterThanOrEqual(2)
      expect(sentences.length, handle).toBeLessThanOrEqual(5)
      expect(description.length, handle).toBeGreaterThan(100)
    }
  })
})

describe('first page', () => {
  test('nine products of at least seven categories, newest first, each with another drawing', () => {
    const first = newestProducts(9)
    const categories = first.map(({ handle }) =>
      seedCatalogue.findIndex(({ products: some }) => some.some((product) => product.handle === handle)),
    )
    expect(new Set(categories).size).toBeGreaterThanOrEqual(7)
    expect(new Set(first.map(({ created }) => created)).size).toBe(9)
    expect(first.map(({ created }) => created)).toEqual(
      first
        .map(({ created }) => created)
        .sort()
        .reverse(),
    )
    expect(new Set(first.map(({ handle }) => JSON.stringify(seedPictures.get(handle)?.shape))).size).toBe(9)
  })

  test('the shop grew over months', () => {
    const months = new Set(products.map(({ created }) => created.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(6)
    for (const { handle, created } of products) {
      expect(new Date(created).toISOString().slice(0, 10), handle).toBe(created)
      expect(created <= '2026-11-18', handle).toBe(true)
    }
  })
})

describe('reviews', () => {
  const written = Object.values(seedReviews)

  test('of existing products, by more customers than any product has reviews', () => {
    const handles = new Set(products.map(({ handle }) => handle))
    for (const handle of Object.keys(seedReviews)) expect(handles).toContain(handle)
    for (const some of written) expect(some.length).toBeLessThanOrEqual(customers.length)
    expect(new Set(customers.map((name) => name.join(' '))).size).toBe(customers.length)
  })

  test('some products have none, most have few, one has more than five pages', () => {
    expect(products.length - written.length).toBeGreaterThanOrEqual(10)
    expect(written.filter(({ length }) => length > 25)).toHaveLength(1)
    expect(written.filter(({ length }) => length >= 2 && length <= 5).length).toBeGreaterThanOrEqual(20)
  })

  test('every rating from one to five, good ones more often', () => {
    const ratings = written.flat().map(([rating]) => rating)
    expect([...new Set(ratings)].sort()).toEqual([1, 2, 3, 4, 5])
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    expect(average).toBeGreaterThan(3.8)
    expect(average).toBeLessThan(4.8)
  })

  test('one to three sentences, none twice', () => {
    const comments = written.flat().map(([, comment]) => comment)
    expect(new Set(comments).size).toBe(comments.length)
    for (const comment of comments) expect(comment.match(/[.!?]+/g)?.length, comment).toBeLessThanOrEqual(3)
  })
})
