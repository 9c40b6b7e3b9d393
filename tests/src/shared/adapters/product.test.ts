import { productSchema } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { product, specification } from '#mocks/products.ts'
import { toCataloguePage, toCategories } from '#shared/api/adapters/lists.ts'
import { toProduct } from '#shared/api/adapters/product.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { anyAnswer, productArbitrary } from './arbitraries.ts'

describe('a product', () => {
  test('API-08 as our server sends it passes unchanged', () => {
    fc.assert(
      fc.property(productArbitrary, (given) => {
        expect(toProduct(given)).toEqual(given)
      }),
    )
  })

  test('API-02 of anything there is a product, or an answer that can’t be read', () => {
    fc.assert(
      fc.property(anyAnswer, (given) => {
        try {
          expect(productSchema.safeParse(toProduct(given)).success).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
          expect(error).toMatchObject({ kind: 'parse' })
        }
      }),
    )
  })

  test.each([null, '', {}, []])('API-08 has no English texts where they are %j', (text) => {
    const given = toProduct({ ...product(), name_en: text, description_en: text })
    expect(given).toEqual(product())
  })

  test('API-02 of another server: texts for numbers, one image, null lists, names for objects', () => {
    const given = {
      id: 17,
      name: 'თაფლი',
      image: '/media/honey.png',
      images: null,
      price: '24.50',
      old_price: '32.00',
      discount: 'true',
      rating: '4.5',
      reviews: '12',
      inventory: '7',
      total_sold: 3.9,
      category: 'ტკბილეული',
      promotion: { id: 1, title: 'ფასდაკლება' },
      specifications: [{ id: 5, value: '500 გ', price: '24.50', inventory: '2' }, { value: 'უსახელო' }],
      variants: null,
    }
    expect(toProduct(given)).toEqual(
      product({
        id: 17,
        name: 'თაფლი',
        description: '',
        images: ['/media/honey.png'],
        main_image: null,
        price: 24.5,
        old_price: 32,
        discount: true,
        rating: 4.5,
        reviews: 12,
        inventory: 7,
        effective_inventory: null,
        total_sold: 3,
        category: { id: 'ტკბილეული' },
        promotion: 'ფასდაკლება',
        specifications: [specification({ id: 5, value: '500 გ', price: 24.5, inventory: 2 })],
      }),
    )
  })

  test('CAT-11 a category’s title is its id, whatever else the server sends beside it', () => {
    expect(toProduct({ ...product(), category: { id: 3, title: 'ღვინო' } }).category).toEqual({ id: 'ღვინო' })
    expect(toProduct({ ...product(), category: { category_id: 3, title: 'ღვინო' } }).category).toEqual({
      id: 'ღვინო',
    })
    expect(toProduct({ ...product(), category: 'ღვინო' }).category).toEqual({ id: 'ღვინო' })
    expect(toProduct({ ...product(), category: undefined }).category).toBeNull()
  })

  test('CART-16 a specification that doesn’t tell its stock has the product’s', () => {
    const { inventory: _, ...silent } = specification()
    const given = { ...product(), inventory: 9, effective_inventory: 4, specifications: [silent] }
    expect(toProduct(given).specifications[0]?.inventory).toBe(4)
  })

  test('PROD-03 a specification without a price stays, without a price', () => {
    const given = { ...product(), specifications: [specification({ price: null })] }
    expect(toProduct(given).specifications[0]?.price).toBeNull()
  })

  test('without an id or a price it isn’t a product', () => {
    expect(() => toProduct({ ...product(), id: null })).toThrow(ApiError)
    expect(() => toProduct({ ...product(), price: null })).toThrow(ApiError)
  })
})

describe('a page of the catalogue', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => product({ id: index + 1 }))

  test('CAT-07 {results, next} and a bare list both work', () => {
    expect(toCataloguePage({ count: 30, next: '/?page=2', previous: null, results: many(9) })).toEqual({
      products: many(9),
      hasMore: true,
      count: { value: 30, isMinimum: false },
    })
    expect(toCataloguePage(many(3))).toEqual({ products: many(3), hasMore: false, count: null })
  })

  test('CAT-05 there is more after a page with a next one, and after a full bare list', () => {
    const hasMore = (given: unknown) => toCataloguePage(given).hasMore
    expect(hasMore({ results: many(9), next: null })).toBe(false)
    expect(hasMore({ results: many(9) })).toBe(false)
    expect(hasMore({ results: [], next: '/?page=9' })).toBe(false)
    // Nine are a page; a list of any other length is everything.
    expect([8, 9, 40].map((count) => hasMore(many(count)))).toEqual([false, true, false])
  })

  test('one unreadable product doesn’t hide the others', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(toCataloguePage({ results: [product(), { id: 2 }, null], next: null }).products).toEqual([
      product(),
    ])
    expect(warn).toHaveBeenCalledTimes(2)
    expect(() => toCataloguePage({ results: [{ id: 2 }], next: null })).toThrow(ApiError)
  })

  test('an answer without a list is rejected', () => {
    for (const given of [null, {}, 'text', { results: {} }, { detail: 'x' }]) {
      expect(() => toCataloguePage(given)).toThrow(ApiError)
      expect(() => toCategories(given)).toThrow(ApiError)
    }
  })
})

test('CAT-11 categories come as a list, bare or in results, by title alone too', () => {
  expect(toCategories([{ category_id: 1, title: 'ღვინო' }])).toEqual([{ category_id: 1, title: 'ღვინო' }])
  expect(toCategories({ results: [{ id: 2, name: 'თაფლი' }] })).toEqual([{ category_id: 2, title: 'თაფლი' }])
  expect(toCategories(['ღვინო'])).toEqual([{ category_id: 'ღვინო', title: 'ღვინო' }])
})
