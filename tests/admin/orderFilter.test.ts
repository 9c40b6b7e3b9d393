import { expect, test } from 'vitest'
import { filterOf, typedFilter } from '#admin/features/orders/model/orderFilter.ts'

test('a filter comes from the address; what is missing is any', () => {
  expect(filterOf(new URLSearchParams('status=shipped&city=ონი'))).toEqual({
    ...{ status: 'shipped', payment_status: null, search: null, city: 'ონი' },
    ...{ total_from: null, total_to: null, from: null, to: null },
  })
})

test('typed sums may have a comma, and what is no sum counts as any', () => {
  const form = new FormData()
  form.set('search', ' 261119 ')
  form.set('total_from', '20,5')
  form.set('total_to', 'a lot')
  form.set('from', '2026-03-01')
  expect(typedFilter(form)).toEqual({
    ...{ search: '261119', city: null, total_from: '20.5', total_to: null },
    ...{ from: '2026-03-01', to: null },
  })
})
