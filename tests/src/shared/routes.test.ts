import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueSearch, parseCatalogueQuery, paths, ROUTES, searchText } from '#shared/routes.ts'

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
    fc.assert(
      fc.property(
        fc.oneof(fc.record({ category: text }), fc.record({ search: text.map(searchText) })),
        (query) => {
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
