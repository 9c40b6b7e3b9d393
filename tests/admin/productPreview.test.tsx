import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProductPreview } from '#admin/features/products/containers/ProductPreview.tsx'
import { previewProduct } from '#admin/features/products/model/previewProduct.ts'
import { formOf } from '#admin/features/products/model/productForm.ts'
import { staffProductDetails } from '#mocks/adminProducts.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const known = staffProductDetails()
const product = previewProduct({ id: known.id, form: formOf(known), category: null })

test.each([
  [30.8, 1],
  [null, 0],
])('the preview of a product that a promotion sells for %s says so %d times', (cutPrice, times) => {
  mockApi()
  render(
    <MemoryRouter>
      <ProductPreview product={product} hasAddress cutPrice={cutPrice} onClose={() => undefined} />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  expect(screen.queryAllByText(/ახლა აქციაა.*30,80/)).toHaveLength(times)
})
