import { stockOf, shownPrice } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { previewProduct } from '#admin/features/products/model/previewProduct.ts'
import {
  EMPTY_FORM,
  type ProductForm,
  type SpecificationForm,
} from '#admin/features/products/model/productForm.ts'

const form: ProductForm = {
  ...EMPTY_FORM,
  name: ' თაფლი ',
  price: '12,50',
  oldPrice: '25',
  stock: '3',
  pictures: [
    { path: 'files/a.jpg', url: '/media/files/a.jpg', alt: '' },
    { path: 'files/b.jpg', url: '/media/files/b.jpg', alt: '' },
  ],
  variants: [{ key: 'v', id: null, size: 'M', stock: '2' }],
}
const row = (change: Partial<SpecificationForm>): SpecificationForm => ({
  ...{ key: 'a', id: null, value: '1 კგ', sku: '', barcode: '', price: '10', oldPrice: '', stock: '4' },
  ...change,
})

test('a preview has what was typed, with its discount and its pictures in their order', () => {
  const product = previewProduct({ id: 7, form, category: 'საკვები' })
  expect(product).toMatchObject({
    id: 7,
    name: 'თაფლი',
    images: ['/media/files/a.jpg', '/media/files/b.jpg'],
    main_image: '/media/files/a.jpg',
    category: { id: 'საკვები' },
    variants: [{ size: 'M', inventory: 2 }],
  })
  expect(shownPrice(product, null)).toEqual({ price: 1250, oldPrice: 2500, discountPercentage: 50 })
  expect(stockOf(product, null)).toBe(3)
})

test('with specifications the stock is that of those with a price, which can be chosen', () => {
  const rows = [
    row({}),
    row({ key: 'b', price: '', stock: '9' }),
    row({ key: 'c', oldPrice: '20', stock: '1' }),
  ]
  const product = previewProduct({ id: null, form: { ...form, specifications: rows }, category: null })
  expect(stockOf(product, null)).toBe(5)
  expect(product.category).toBeNull()
  const [, without = null, cheap = null] = product.specifications
  expect(shownPrice(product, without)).toBeNull()
  expect(shownPrice(product, cheap)).toEqual({ price: 1000, oldPrice: 2000, discountPercentage: 50 })
})
