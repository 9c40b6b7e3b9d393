import { typedAmount, typedFiltersSchema, type TypedFilters } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'

const refusals = (typed: Partial<TypedFilters>) =>
  typedFiltersSchema
    .safeParse({
      ...{ in_stock: false, discounted: false, min_price: '', max_price: '', min_rating: '' },
      ...typed,
    })
    .error?.issues.map(({ path, message }) => [...path, message])

describe('CAT-10 the filters of a list, as they are typed', () => {
  test('a price is an amount with or without the sign of the lari and spaces between thousands', () => {
    for (const text of ['1250.5', '1 250,50 ₾', '₾1250,5']) {
      expect(typedAmount(text), text).toBe(1250.5)
      expect(refusals({ min_price: text }), text).toBeUndefined()
    }
  })

  test('an empty price is none', () => {
    for (const text of ['', ' ', '₾']) {
      expect(typedAmount(text), text).toBeUndefined()
      expect(refusals({ in_stock: true, max_price: text }), text).toBeUndefined()
    }
  })

  test('what is no amount is refused, each price by itself', () => {
    expect(refusals({ min_price: 'ბევრი', max_price: '-5' })).toEqual([
      ['min_price', 'amount'],
      ['max_price', 'amount'],
    ])
    expect(refusals({ min_price: '30', max_price: 'x' })).toEqual([['max_price', 'amount']])
  })

  test('a rating is whole stars, or none', () => {
    for (const text of ['', '1', '5']) expect(refusals({ min_rating: text }), text).toBeUndefined()
    for (const text of ['0', '6', '4.5']) expect(refusals({ min_rating: text }), text).toHaveLength(1)
  })

  test('the first price is at most the second', () => {
    expect(refusals({ min_price: '5,5', max_price: '5.50' })).toBeUndefined()
    expect(refusals({ min_price: '30', max_price: '20' })).toEqual([['max_price', 'pricesCrossed']])
  })
})
