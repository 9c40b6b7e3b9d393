import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useProductForm } from '#admin/features/products/containers/useProductForm.ts'
import type { StaffProductDetails } from '@dukani/contracts'
import { staffProductDetails } from '../../mocks/adminProducts.ts'

beforeEach(() => sessionStorage.clear())

const open = (product: StaffProductDetails | null) => renderHook(() => useProductForm(product))

test('what is typed while a product is created goes on at its page, and not as another new product', () => {
  const saved = staffProductDetails({ name: 'თაფლი', price: 12, description: '' })
  const created = open(null)
  act(() => created.result.current.change({ name: 'თაფლი', price: '12' }))
  const sent = created.result.current.form
  act(() => created.result.current.change({ description: 'ალპური' }))
  act(() => {
    created.result.current.accept(saved, sent)
    // Its page replaces the form at once.
    created.unmount()
  })

  expect(open(null).result.current).toMatchObject({ isChanged: false, form: { name: '' } })
  expect(open(saved).result.current).toMatchObject({
    isChanged: true,
    form: { name: 'თაფლი', description: 'ალპური' },
  })
})
