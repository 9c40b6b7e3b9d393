import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useFilter } from '#admin/shared/useFilter.ts'

function open(address: string) {
  const { result } = renderHook(
    () => ({
      filter: useFilter(['status', 'city'], { status: ['shipped'] }),
      search: decodeURIComponent(useLocation().search),
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter> },
  )
  return result
}

test('a filter comes from the address; what is missing or unknown is any', () => {
  expect(open('/?status=shipped&city=ონი').current.filter).toMatchObject({
    values: { status: 'shipped', city: 'ონი' },
    isSet: true,
  })
  expect(open('/?status=lost').current.filter).toMatchObject({
    values: { status: null, city: null },
    isSet: false,
    params: [],
  })
})

test('a change goes into the address, and leaves the rest of the filter there', () => {
  const opened = open('/?city=ონი')
  act(() => opened.current.filter.change({ status: 'shipped' }))
  expect(opened.current.search).toBe('?status=shipped&city=ონი')
  act(() => opened.current.filter.change({ city: null }))
  expect(opened.current.search).toBe('?status=shipped')
  act(() => opened.current.filter.clear())
  expect(opened.current.search).toBe('')
})
