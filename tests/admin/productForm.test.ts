import { expect, test } from 'vitest'
import { changeOf, createOf, problemsOf } from '#admin/features/products/model/formEdit.ts'
import { afterSave, rebased } from '#admin/features/products/model/mergeForm.ts'
import { EMPTY_FORM, formOf } from '#admin/features/products/model/productForm.ts'
import { moveItem } from '#admin/shared/moveItem.ts'
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
  expect(changeOf({ ...form, nameEn: 'Jar', descriptionEn: '' }, product)).toEqual({
    ...{ version: 3, name_en: 'Jar', description_en: '' },
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
    problemsOf({ ...EMPTY_FORM, oldPrice: 'x', barcode: '4860001230014', warnLevel: '-', specifications }),
  ).toEqual({
    ...{ name: 'required', price: 'required', oldPrice: 'amount' },
    ...{ barcode: 'barcode', warnLevel: 'wholeNumber' },
    ...{ 'a.value': 'required', 'a.price': 'amount', 'a.stock': 'wholeNumber', 'a.barcode': 'barcode' },
  })
  expect(problemsOf({ ...formOf(staffProductDetails()), stock: '1.5' })).toEqual({ stock: 'wholeNumber' })
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

test('a sale meanwhile is kept beside what was typed, and only a cell that both have changed is a conflict', () => {
  const rows = (first: object, second: object) => [
    { id: 'a', value: '0,75 ლ', sku: 'S', barcode: '', price: 38.5, old_price: null, stock: 8, ...first },
    { id: 'b', value: '1,5 ლ', sku: 'L', barcode: '', price: 70, old_price: null, stock: 4, ...second },
  ]
  const base = staffProductDetails({ specifications: rows({}, {}) })
  const typed = (first: object) => {
    const form = formOf(base)
    return {
      ...form,
      specifications: form.specifications.map((row, i) => (i === 0 ? { ...row, ...first } : row)),
    }
  }
  const sold = staffProductDetails({ specifications: rows({ stock: 7 }, { stock: 1 }), version: 4 })

  const { form, conflicts } = rebased(typed({ price: '41' }), base, sold)
  expect(conflicts).toEqual([])
  expect(changeOf(form, sold).specifications).toEqual([
    { id: 'a', value: '0,75 ლ', sku: 'S', barcode: '', price: 41, old_price: null, stock_change: 0 },
    { id: 'b', value: '1,5 ლ', sku: 'L', barcode: '', price: 70, old_price: null, stock_change: 0 },
  ])

  const both = rebased(typed({ stock: '20' }), base, sold)
  expect(both.conflicts).toEqual(['specifications'])
  // Mine is kept: the sale of the other specification stays.
  expect(both.form.specifications.map(({ stock }) => stock)).toEqual(['20', '1'])
})

test('which specifications there are is a conflict when both have changed it, or a typed row is gone', () => {
  const [a, b] = ['a', 'b'].map((id) => ({
    id,
    value: id,
    sku: '',
    barcode: '',
    price: 1,
    old_price: null,
    stock: 1,
  }))
  const of = (...specifications: (typeof a)[]) =>
    staffProductDetails({ specifications: specifications.filter((each) => each !== undefined) })
  const base = of(a, b)
  const keys = (form: { specifications: { key: string }[] }) => form.specifications.map(({ key }) => key)
  const removed = { ...formOf(base), specifications: formOf(of(a)).specifications }

  const theirs = rebased(formOf(base), base, of(b, a))
  expect([keys(theirs.form), theirs.conflicts]).toEqual([['b', 'a'], []])
  const mine = rebased(removed, base, of(a && { ...a, stock: 0 }, b))
  expect([keys(mine.form), mine.conflicts]).toEqual([['a'], []])
  expect(rebased(removed, base, of(b)).conflicts).toEqual(['specifications'])

  const edited = { ...formOf(base), specifications: formOf(of(a, b && { ...b, sku: 'X' })).specifications }
  expect(rebased(edited, base, of(a)).conflicts).toEqual(['specifications'])
})

test('what is typed while a product is saved stays, and its new rows are the saved ones', () => {
  const row = {
    key: 'k',
    id: null,
    value: '1,5 ლ',
    sku: '',
    barcode: '',
    price: '',
    oldPrice: '',
    stock: '2',
  }
  const sent = { ...EMPTY_FORM, name: 'თაფლი', price: '12', specifications: [row] }
  const now = { ...sent, description: 'ახალი', specifications: [{ ...row, sku: 'H' }] }
  const saved = staffProductDetails({
    ...{ name: 'თაფლი', description: '', price: 12, pictures: [], category: null },
    specifications: [
      { id: 's1', value: '1,5 ლ', sku: '', barcode: '', price: null, old_price: null, stock: 2 },
    ],
  })
  const next = afterSave(now, sent, saved)
  expect(next.description).toBe('ახალი')
  expect(next.specifications).toEqual([
    { key: 's1', id: 's1', value: '1,5 ლ', sku: 'H', barcode: '', price: '', oldPrice: '', stock: '2' },
  ])
})

test('an emptied stock is refused, and a wrong one is left out when specifications have their own', () => {
  const form = formOf(staffProductDetails())
  expect(problemsOf({ ...form, stock: '' })).toEqual({ stock: 'wholeNumber' })
  const wrong = { ...formOf(product), stock: 'x' }
  expect(problemsOf(wrong)).toEqual({})
  expect(changeOf(wrong, product)).toEqual({ version: 3 })
})

test('an item moves by one place, and not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
