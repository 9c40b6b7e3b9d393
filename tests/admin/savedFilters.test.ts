import { expect, test } from 'vitest'
import { MAX_SAVED_FILTERS, withFilter } from '../../admin/features/orders/model/savedFilters.ts'

const paid = { name: 'გადახდილი', query: 'payment_status=completed' }

test('filters are saved by name; one with the same name or the same query gives way', () => {
  const city = { name: 'ბათუმი', query: 'city=ბათუმი' }
  expect(withFilter([paid], city)).toEqual([city, paid])
  expect(withFilter([city, paid], { name: 'ბათუმი', query: 'city=Batumi' })).toEqual([
    { name: 'ბათუმი', query: 'city=Batumi' },
    paid,
  ])
  expect(withFilter([city, paid], { name: 'ზღვა', query: city.query })).toEqual([
    paid,
    { name: 'ზღვა', query: city.query },
  ])
})

test('a full list takes no more, but a saved one can be renamed', () => {
  const full = Array.from({ length: MAX_SAVED_FILTERS }, (_, index) => ({
    name: `${index}`,
    query: `city=${index}`,
  }))
  expect(withFilter(full, paid)).toBe(full)
  expect(withFilter(full, { name: 'ა', query: 'city=0' })).toHaveLength(MAX_SAVED_FILTERS)
})
