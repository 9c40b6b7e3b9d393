import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProductPreview } from '#admin/features/products/containers/ProductPreview.tsx'
import { previewProduct } from '#admin/features/products/model/previewProduct.ts'
import { formOf } from '#admin/features/products/model/productForm.ts'
import { staffProductDetails } from '#mocks/adminProducts.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
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

test('the preview has the English name in its bar and its card where the interface is English', async () => {
  mockApi()
  render(
    <MemoryRouter>
      <LanguageProvider language="en">
        <ProductPreview
          product={{ ...product, name_en: 'Saperavi' }}
          hasAddress
          cutPrice={null}
          onClose={() => undefined}
        />
      </LanguageProvider>
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  await expect.poll(() => screen.queryAllByText('Saperavi').length).toBeGreaterThan(1)
  expect(screen.queryByText(product.name)).toBeNull()
})
