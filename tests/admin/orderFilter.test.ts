import { expect, test } from 'vitest'
import { typedFilter, wrongSums } from '#admin/features/orders/model/orderFilter.ts'

test('typed sums may have a comma, and what is no sum is named', () => {
  const form = new FormData()
  form.set('city', ' ონი ')
  form.set('total_from', '20,5')
  form.set('from', '2026-03-01')
  expect(typedFilter(form)).toEqual({
    city: 'ონი',
    total_from: '20.5',
    total_to: null,
    from: '2026-03-01',
    to: null,
  })
  expect(wrongSums(form)).toEqual([])
  form.set('total_to', 'a lot')
  expect(wrongSums(form)).toEqual(['total_to'])
})
