import { expect, test } from 'vitest'
import { changeOf, createOf, problemsOf, rebased } from '#admin/features/products/model/formEdit.ts'
import { EMPTY_FORM, formOf, moved } from '#admin/features/products/model/productForm.ts'
import { staffProductDetails } from '../../mocks/adminProducts.ts'

const product = staffProductDetails({
  ...{ price: 38.5, old_price: 45, own_stock: 14, version: 3 },
  specifications: [
    { id: 'a', value: '0,75 ლ', sku: 'S', barcode: '', price: 38.5, old_price: null, stock: 8 },
  ],
})

test('a form sends only what differs, and stock as the difference from what was seen', () => {
  const form = formOf(product)
  expect(changeOf(form, product)).toEqual({ version: 3 })
  expect(changeOf({ ...form, price: '41,90', oldPrice: '', stock: '20' }, product)).toEqual({
    ...{ version: 3, price: 41.9, old_price: null, stock_change: 6 },
  })
  const [row] = form.specifications
  const added = {
    key: 'k',
    id: null,
    value: '1,5 ლ',
    sku: '',
    barcode: ' K-1 ',
    price: '',
    oldPrice: '',
    stock: '2',
  }
  const specifications = row === undefined ? [] : [{ ...row, stock: '5' }, added]
  expect(changeOf({ ...form, specifications }, product).specifications).toEqual([
    { id: 'a', value: '0,75 ლ', sku: 'S', barcode: '', price: 38.5, old_price: null, stock_change: -3 },
    { id: null, value: '1,5 ლ', sku: '', barcode: 'K-1', price: null, old_price: null, stock_change: 2 },
  ])
})

test('a new product is its name, its price and what was filled in', () => {
  expect(createOf({ ...EMPTY_FORM, name: 'ქილა', price: '12', category: '7' })).toEqual({
    ...{ name: 'ქილა', price: 12, category: '7' },
  })
})

test('each wrong field is named', () => {
  const [row] = formOf(product).specifications
  const specifications =
    row === undefined ? [] : [{ ...row, value: ' ', price: '1,234', stock: '-1', barcode: 'ა' }]
  expect(
    problemsOf({
      ...EMPTY_FORM,
      oldPrice: 'x',
      stock: '1.5',
      barcode: '4860001230014',
      warnLevel: '-',
      specifications,
    }),
  ).toEqual({
    ...{
      name: 'required',
      price: 'required',
      oldPrice: 'amount',
      stock: 'wholeNumber',
      barcode: 'barcode',
      warnLevel: 'wholeNumber',
    },
    ...{ 'a.value': 'required', 'a.price': 'amount', 'a.stock': 'wholeNumber', 'a.barcode': 'barcode' },
  })
  expect(problemsOf(formOf(product))).toEqual({})
})

test('what only the other has changed is taken over, and what both have changed differently is a conflict', () => {
  const mine = { ...formOf(product), name: 'ჩემი', published: false, description: 'ერთი' }
  const current = staffProductDetails({
    ...product,
    ...{ name: 'მისი', price: 50, published: false, version: 4 },
  })
  const { form, conflicts } = rebased(mine, product, current)
  expect(form).toMatchObject({ name: 'ჩემი', price: '50', published: false, description: 'ერთი' })
  expect(conflicts).toEqual(['name'])
})

test('an item moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
