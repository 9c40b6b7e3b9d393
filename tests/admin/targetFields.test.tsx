import { PROMOTION_PARTS } from '@dukani/contracts'
import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { TargetFields } from '#admin/features/promotions/containers/TargetFields.tsx'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const LIMIT = /200-ზე მეტი პროდუქტი არ ეტევა/

function show(count: number, error?: string) {
  mockApi(http.get('*/v1/categories/', () => HttpResponse.json([])))
  const products = Array.from({ length: count }, (_, id) => ({ id, name: `product ${id}` }))
  render(
    <TargetFields
      targets={{ categories: [], products }}
      onChange={() => undefined}
      errorOf={(name) => (name === 'products' ? error : undefined)}
    />,
    { wrapper: OwnerApp },
  )
}

test('a promotion that has as many products as it can says so', () => {
  show(PROMOTION_PARTS.products)
  expect(screen.getByText(LIMIT)).toBeDefined()
})

test('one that has room for more doesn’t, and shows what the server says', () => {
  show(1, 'ზედმეტად ბევრია')
  expect(screen.queryByText(LIMIT)).toBeNull()
  expect(screen.getByText('ზედმეტად ბევრია')).toBeDefined()
})
