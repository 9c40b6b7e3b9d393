import { expect, test } from 'vitest'
import { bulkChangeOf, bulkProblems, EMPTY_BULK } from '#admin/features/products/model/bulkForm.ts'
import type { ProductFilter } from '#admin/features/products/model/productFilter.ts'

const NO_FILTER: ProductFilter = { search: null, category: null, published: null, stock: null, sort: null }

test('only what was chosen changes, of the products of the filter', () => {
  expect(bulkChangeOf(EMPTY_BULK, NO_FILTER)).toBeNull()
  const filter = { ...NO_FILTER, category: '7', published: 'false', stock: 'low', sort: 'name' }
  expect(bulkChangeOf({ ...EMPTY_BULK, value: '7,5', isLower: true }, filter)).toEqual({
    filter: { category: '7', published: false, stock: 'low' },
    price: { by: 'percent', value: -750, rounding: 'to90' },
  })
  expect(
    bulkChangeOf(
      { ...EMPTY_BULK, value: '2,50', priceBy: 'amount', stock: '-3', category: 'none', published: 'true' },
      { ...NO_FILTER, search: 'ჩაი' },
    ),
  ).toEqual({
    ...{ filter: { search: 'ჩაი' }, price: { by: 'amount', value: 2.5, rounding: 'to90' } },
    ...{ stock_change: -3, category: null, published: true },
  })
})

test('stock is taken off with a hyphen, and with the minus sign of the hint', () => {
  for (const stock of ['-3', '−3']) {
    expect(bulkProblems({ ...EMPTY_BULK, stock })).toEqual({})
    expect(bulkChangeOf({ ...EMPTY_BULK, stock }, NO_FILTER)?.stock_change).toBe(-3)
  }
})

test('each wrong field is named', () => {
  expect(bulkProblems({ ...EMPTY_BULK, value: '1001', stock: 'ბევრი' })).toEqual({
    ...{ value: 'amount', stock: 'wholeNumber' },
  })
  expect(bulkProblems({ ...EMPTY_BULK, value: '1001', priceBy: 'amount' })).toEqual({})
})
