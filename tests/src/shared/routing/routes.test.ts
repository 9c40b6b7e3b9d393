import { PRODUCT_ORDERINGS } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  catalogueSearch,
  isFiltered,
  parseCatalogueQuery,
  paths,
  ROUTES,
  searchText,
  withoutFilters,
} from '#shared/routing/routes.ts'

test('ROUTE-10 the named routes', () => {
  expect(ROUTES).toEqual({
    Catalog: '/',
    ProductModal: '/product/:id',
    PaymentSuccess: '/payment/success',
    ResetPassword: '/reset-password',
    Orders: '/orders',
    OrdersPage: '/orders/:orderId',
  })
})

test('ROUTE-02 a product’s address keeps the catalogue’s query', () => {
  expect(paths.product(7)).toBe('/product/7')
  expect(paths.product('a/b', { search: 'თაფლი' })).toBe(
    `/product/a%2Fb?search=${encodeURIComponent('თაფლი')}`,
  )
})

test('ROUTE-05 an order’s address, and the list’s, keep it too', () => {
  expect(paths.orders()).toBe('/orders')
  expect(paths.orders({ category: 'a' })).toBe('/orders?category=a')
  expect(paths.order(7)).toBe('/orders/7')
  expect(paths.order('a/b', { search: 'x' })).toBe('/orders/a%2Fb?search=x')
})

describe('CAT-10 category and search in the address', () => {
  const parse = (text: string) => parseCatalogueQuery(new URLSearchParams(text))

  test('what is built is read again', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
      .map((typed) => typed.trim())
      .filter(Boolean)
    const gel = (min: number, max: number) => fc.integer({ min, max }).map((tetri) => tetri / 100)
    const arrangement = fc.record(
      {
        // The newest first goes without saying but where something is searched for.
        ordering: fc.constantFrom(...PRODUCT_ORDERINGS.filter((word) => word !== '-created_at')),
        in_stock: fc.constant(true as const),
        discounted: fc.constant(true as const),
        min_price: gel(1, 5_000),
        max_price: gel(5_000, 99_999_999_999),
        min_rating: fc.integer({ min: 1, max: 5 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.record({ category: text }), fc.record({ search: text.map(searchText) })),
        arrangement,
        (shown, arranged) => {
          const query = { ...shown, ...arranged }
          expect(parse(catalogueSearch(query))).toEqual(query)
        },
      ),
    )
  })

  test('a search goes without a category', () => {
    expect(catalogueSearch({ search: 'ღვინო', category: 'ტანსაცმელი' })).toBe(
      catalogueSearch({ search: 'ღვინო' }),
    )
    expect(parse('?category=x&search=y')).toEqual({ search: 'y' })
  })

  test('the order and the filters stand in the address under the names that they are sent by, in one order', () => {
    const query = {
      min_rating: 4,
      max_price: 40,
      in_stock: true,
      ordering: 'price',
      category: 'a',
      discounted: true,
      min_price: 5.5,
    } as const
    expect(catalogueSearch(query)).toBe(
      '?category=a&ordering=price&in_stock=true&discounted=true&min_price=5.5&max_price=40&min_rating=4',
    )
    expect(paths.product(7, query)).toBe(`/product/7${catalogueSearch(query)}`)
    expect(paths.orders(query)).toBe(`/orders${catalogueSearch(query)}`)
    expect(parse('?min_price=40&max_price=5&ordering=name&in_stock=yes')).toEqual({})
  })

  test('what goes without saying is left out: the newest first, but not where something is searched for', () => {
    expect(catalogueSearch({ ordering: '-created_at', min_price: 0 })).toBe('')
    expect(parse('?ordering=-created_at')).toEqual({})
    expect(parse('?search=x&ordering=-created_at')).toEqual({ search: 'x', ordering: '-created_at' })
  })

  test('a list is filtered by what it leaves out, not by its order', () => {
    expect(isFiltered({ search: 'x', ordering: 'price' })).toBe(false)
    for (const filter of [
      ...([{ in_stock: true }, { discounted: true }] as const),
      ...[{ min_price: 1 }, { max_price: 0 }, { min_rating: 1 }],
    ]) {
      expect(isFiltered({ category: 'a', ...filter })).toBe(true)
      expect(catalogueSearch(withoutFilters({ category: 'a', ordering: 'price', ...filter }))).toBe(
        '?category=a&ordering=price',
      )
    }
  })

  test('blanks are nothing', () => {
    expect(parse('?category=%20&search=%20%20')).toEqual({})
    expect(catalogueSearch({ search: ' ' })).toBe('')
    expect(paths.catalogue()).toBe('/')
  })

  test('HEAD-02 a search is trimmed, and no longer than the server takes', () => {
    expect(searchText('  თაფლი ')).toBe('თაფლი')
    expect(Array.from(searchText('🍯'.repeat(150)))).toHaveLength(100)
  })
})
