import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Router, type Navigator } from 'react-router'
import { unstable_serialize } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { catalogueKeys } from '#features/catalogue/api/catalogueKeys.ts'
import { createRecentSearches } from '#features/catalogue/model/recentSearches.ts'
import { SEARCH_DEBOUNCE_MS } from '#features/catalogue/model/useSearchText.ts'
import { productPage } from '#mocks/products.ts'
import { HeaderSearch } from '../../../../src/app/shell/HeaderSearch.tsx'
import { Shop } from '../../support/shop.tsx'
import { eventually } from '../../../support/eventually.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

/** The header's search at an address that stands still, as it does while the page is busy. */
function renderSearch(search: string) {
  // jsdom has no layout, and says so by having none of this.
  vi.stubGlobal('visualViewport', null)
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () => Response.json(productPage([], 1)))
  const visits: string[] = []
  const visit: Navigator['push'] = (to) =>
    visits.push(typeof to === 'string' ? to : `${to.pathname}${to.search}`)
  const navigator: Navigator = { push: visit, replace: visit, go: () => {}, createHref: String }
  render(
    <Shop answers={{ [unstable_serialize(catalogueKeys.categories)]: [{ title: 'ღვინო' }] }}>
      <Router location={`/?${new URLSearchParams({ search })}`} navigator={navigator}>
        <CartProvider>
          <HeaderSearch />
        </CartProvider>
      </Router>
    </Shop>,
  )
  return { field: screen.getByRole('combobox'), visits }
}

test('HEAD-02 an entered search is remembered at once, before the suggestions are there', () => {
  const { field, visits } = renderSearch('')
  fireEvent.input(field, { target: { value: ' თაფლი ' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(createRecentSearches().list()).toEqual(['თაფლი'])
  expect(visits).toEqual([`/?${new URLSearchParams({ search: 'თაფლი' })}`])
})

test('HEAD-02 CAT-10 a category replaces the search, and the emptied field isn’t sent after it, even if the address changes late', async () => {
  const hands = userEvent.setup()
  const { field, visits } = renderSearch('ღვინ')
  await hands.click(field)
  // The suggestions come in a chunk of their own: until it is there, the key asks for nothing.
  await eventually(async () => {
    await hands.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { name: 'ღვინო' }).getAttribute('aria-selected')).toBe('true')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.keyDown(field, { key: 'Enter' })
  act(() => {
    vi.advanceTimersByTime(2 * SEARCH_DEBOUNCE_MS)
  })
  expect(visits).toEqual([`/?${new URLSearchParams({ category: 'ღვინო' })}`])
  expect(field).toHaveProperty('value', '')
})
