import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { ChosenFilters } from '#features/catalogue/containers/ChosenFilters.tsx'
import { LazyFilters } from '#features/catalogue/containers/LazyFilters.tsx'
import { ListControls } from '#features/catalogue/containers/ListControls.tsx'
import { OpenLayersProvider } from '#shared/openLayers.tsx'
import { parseCatalogueQuery } from '#shared/routes.ts'
import { render } from '../../../support/render.tsx'

afterEach(cleanup)

/** The catalogue's controls, with the address that they make. */
function Controls() {
  const query = parseCatalogueQuery(useSearchParams()[0])
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      <ListControls
        query={query}
        filtersButton={button}
        isFiltering={isFiltering}
        onFilter={() => setFiltering(true)}
      />
      <ChosenFilters query={query} onRemoved={() => button.current?.focus()} />
      <LazyFilters query={query} open={isFiltering} onClose={() => setFiltering(false)} />
      <output>{decodeURIComponent(pathname + search)}</output>
      <button onClick={() => void navigate(-1)}>უკან</button>
    </>
  )
}

function open(address = '/') {
  render(
    <MemoryRouter initialEntries={['/before', address]}>
      <OpenLayersProvider>
        <Controls />
      </OpenLayersProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const address = () => document.querySelector('output')?.textContent
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'დალაგება' })
const names = () => Array.from(sort().options, ({ text }) => text)
const filters = () => screen.getByRole('button', { name: /^ფილტრები/ })
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'დან' })
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'მდე' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openFilters(user: ReturnType<typeof userEvent.setup>) {
  await user.click(filters())
  await screen.findByRole('dialog', { name: 'ფილტრები' })
}

test('NAV-06 Back closes the filters and leaves the list as it is; chosen, they are one entry', async () => {
  const user = open('/?category=a')
  await openFilters(user)
  fireEvent.click(screen.getByText('უკან'))
  await gone()
  expect(address()).toBe('/?category=a')
  await openFilters(user)
  await user.type(from(), '10')
  await user.click(screen.getByRole('button', { name: 'ჩვენება' }))
  await waitFor(() => expect(address()).toBe('/?category=a&min_price=10'))
  await user.click(screen.getByText('უკან'))
  expect(address()).toBe('/?category=a')
  await user.click(screen.getByText('უკან'))
  expect(address()).toBe('/before')
})

describe('CAT-10 the order', () => {
  test('stands in the address, keeps the category and the filters, and Back undoes it', async () => {
    const user = open('/?category=a&in_stock=true')
    expect(names()).toEqual(['ახლები ჯერ', 'ფასი: ზრდადი', 'ფასი: კლებადი', 'მაღალი შეფასება', 'პოპულარული'])
    await user.selectOptions(sort(), 'ფასი: ზრდადი')
    expect(address()).toBe('/?category=a&ordering=price&in_stock=true')
    await user.selectOptions(sort(), 'პოპულარული')
    await user.click(screen.getByText('უკან'))
    expect(address()).toBe('/?category=a&ordering=price&in_stock=true')
    expect(sort().value).toBe('price')
    await user.selectOptions(sort(), 'ახლები ჯერ')
    expect(address()).toBe('/?category=a&in_stock=true')
  })

  test('of a search is the best match first, unless another is chosen', async () => {
    const user = open('/?search=x')
    expect(sort().selectedOptions[0]?.text).toBe('საუკეთესო დამთხვევა')
    await user.selectOptions(sort(), 'ახლები ჯერ')
    expect(address()).toBe('/?search=x&ordering=-created_at')
    await user.selectOptions(sort(), 'საუკეთესო დამთხვევა')
    expect(address()).toBe('/?search=x')
  })

  test('is a form without scripts, which keeps the rest of the query', () => {
    open('/?category=a&ordering=price&min_price=5.5')
    const sent = new FormData(sort().form ?? undefined)
    expect(Object.fromEntries(sent)).toEqual({ category: 'a', min_price: '5.5', ordering: 'price' })
  })
})

describe('CAT-10 the filters', () => {
  test('hold once they are sent, all at once, and Back undoes them all', async () => {
    const user = open('/?category=a&ordering=price')
    await openFilters(user)
    await user.click(screen.getByRole('checkbox', { name: 'მხოლოდ მარაგში' }))
    await user.type(from(), '5,50')
    await user.type(to(), '100 ₾')
    expect(address()).toBe('/?category=a&ordering=price')
    await user.click(screen.getByRole('button', { name: 'ჩვენება' }))
    await waitFor(() =>
      expect(address()).toBe('/?category=a&ordering=price&in_stock=true&min_price=5.5&max_price=100'),
    )
    await gone()
    expect(document.activeElement).toBe(filters())
    expect(screen.getByRole('button', { name: 'ფილტრები, არჩეულია 3' })).toBe(filters())
    await user.click(screen.getByText('უკან'))
    expect(address()).toBe('/?category=a&ordering=price')
  })

  test('what is no amount, or crossed, is said beside it, stays, and nothing is sent', async () => {
    const user = open()
    await openFilters(user)
    await user.type(from(), 'ბევრი')
    await user.type(to(), '20')
    expect(await screen.findByText('მიუთითეთ თანხა, მაგალითად 25')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'ჩვენება' }))
    expect(document.activeElement).toBe(from())
    expect(from().value).toBe('ბევრი')
    expect(address()).toBe('/')
    await user.clear(from())
    await user.type(from(), '30')
    await user.click(screen.getByRole('button', { name: 'ჩვენება' }))
    expect(await screen.findByText('„დან“ არ შეიძლება იყოს „მდე“-ზე მეტი')).toBeDefined()
    expect(document.activeElement).toBe(to())
    expect(to().value).toBe('20')
    expect(address()).toBe('/')
  })

  test('open with what is chosen; closing them changes nothing, clearing them takes all away', async () => {
    const user = open('/?search=x&in_stock=true&min_price=5.5')
    await openFilters(user)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(from().value).toBe('5,5')
    await user.type(to(), '40')
    await user.keyboard('{Escape}')
    await gone()
    expect(address()).toBe('/?search=x&in_stock=true&min_price=5.5')
    await openFilters(user)
    await user.click(screen.getByRole('button', { name: 'ფილტრების გასუფთავება' }))
    expect(address()).toBe('/?search=x')
    await gone()
  })

  test('are taken away one by one; the focus goes to their button', async () => {
    const user = open('/?in_stock=true&min_price=5.5&max_price=1234')
    const chips = screen.getByRole('list', { name: 'ფილტრები' })
    expect(Array.from(chips.children, ({ textContent }) => textContent)).toEqual([
      'მხოლოდ მარაგში',
      '5,50\u00a0₾-დან',
      '1234,00\u00a0₾-მდე',
    ])
    await user.click(screen.getByRole('link', { name: /^5,50.*მოხსნა$/ }))
    expect(address()).toBe('/?in_stock=true&max_price=1234')
    expect(document.activeElement).toBe(filters())
  })
})
