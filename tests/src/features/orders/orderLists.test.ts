import { createTranslate, ka } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { leftOutText } from '#features/orders/model/againText.ts'
import { invoiceHref } from '#features/orders/model/invoiceHref.ts'
import { isUpToDate, flattenOrders } from '#features/orders/model/flattenOrders.ts'
import { orderAddress, orderDate, orderName } from '#shared/order/orderText.ts'
import { order } from '#mocks/orders.ts'

const t = createTranslate(ka)

describe('ORDER-01 the pages of a list', () => {
  const page = (ids: (string | number)[], hasMore: boolean) => ({
    orders: ids.map((id) => order({ id })),
    hasMore,
  })
  const joined = (...pages: ReturnType<typeof page>[]) => {
    const { orders, hasMore } = flattenOrders(pages)
    return [orders.map(({ id }) => id), hasMore]
  }

  test('are one list, with each order once', () => {
    expect(joined(page([1, 2], true), page([2, 3], true))).toEqual([[1, 2, 3], true])
    expect(joined(page([1, 2], true), page([3], false))).toEqual([[1, 2, 3], false])
    expect(joined(page([], true))).toEqual([[], true])
  })

  test('API-02 end with one that brings nothing new', () => {
    expect(joined(page([1, 2], true), page([1, '2'], true))).toEqual([[1, 2], false])
    expect(joined(page([1], false), page([2], true))).toEqual([[1, 2], false])
  })

  test('ORDER-05 show an order as it is, or as it was', () => {
    const pages = [page([1], true), page([2], false)]
    expect(isUpToDate(pages, order({ id: '2' }))).toBe(true)
    expect(isUpToDate(pages, order({ id: 2, status: 'shipped' }))).toBe(false)
    expect(isUpToDate(pages, order({ id: 2, payment_status: 'completed' }))).toBe(false)
    expect(isUpToDate(pages, order({ id: 3 }))).toBe(false)
  })
})

describe('ORDER-02 an order in words', () => {
  test('its number, its day and its invoice', () => {
    expect(orderName(order(), t)).toBe('შეკვეთა № 261120-04711')
    expect(orderDate(order(), t, 'ka')).toBe('21 ნოემბერი, 2026')
    expect(orderDate(order({ created_at: '' }), t, 'ka')).toBe('უცნობი თარიღი')
    expect(invoiceHref('a/7', { apiBase: 'https://api.example.ge' })).toBe(
      'https://api.example.ge/v1/orders/a%2F7/invoice/',
    )
  })

  test('where it goes, without what is empty or said twice', () => {
    expect(orderAddress(order({ home_address: ' რუსთაველის 12 ', region: ' თბილისი' }))).toEqual([
      'რუსთაველის 12',
      'თბილისი, 0108',
    ])
    expect(orderAddress(order({ home_address: ' ', city: '', region: 'აჭარა', postal_code: ' ' }))).toEqual([
      'აჭარა',
    ])
  })
})

describe('ORDER-02 what could not be ordered again', () => {
  const jug = { product_name: 'დოქი', specification: null, quantity: 1 }
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...jug, product_name: `დოქი ${index + 1}` }))
  const FIVE = 'დოქი 1 × 1, დოქი 2 × 1, დოქი 3 × 1, დოქი 4 × 1, დოქი 5 × 1'

  test.each([
    ['nothing, when all is in the cart', 3, [], null],
    ['that there was nothing', 0, [], t('orders.againNothing')],
    ['five names', 2, many(5), `ვერ დაემატა: ${FIVE}`],
    [
      'that nothing is in the cart, and which specification is meant',
      0,
      [{ ...jug, specification: '1 ლ', quantity: 2 }],
      'კალათაში ვერაფერი დაემატა: დოქი (1 ლ) × 2',
    ],
    [
      'five of many names, and how many more there are',
      2,
      many(7),
      `ვერ დაემატა: ${FIVE}, და კიდევ 2 დასახელება`,
    ],
  ])('is said: %s', (_, added, left_out, text) => {
    expect(leftOutText({ added, left_out }, t, 'ka')).toBe(text)
  })
  test('is said with the English names, where there are any', () => {
    const left_out = [{ ...jug, product_name_en: 'Jug', specification: '1 ლ' }, jug]
    expect(leftOutText({ added: 1, left_out }, t, 'en')).toBe('ვერ დაემატა: Jug (1 ლ) × 1, დოქი × 1')
    expect(leftOutText({ added: 1, left_out }, t, 'ka')).toBe('ვერ დაემატა: დოქი (1 ლ) × 1, დოქი × 1')
  })
})
