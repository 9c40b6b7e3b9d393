import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { ChosenFilters } from '#features/catalogue/containers/ChosenFilters.tsx'
import { LazyFilters } from '#features/catalogue/containers/LazyFilters.tsx'
import { ListControls } from '#features/catalogue/containers/ListControls.tsx'
import { OpenLayersProvider } from '#shared/history/openLayers.tsx'
import { useCatalogueQuery } from '#shared/routing/useCatalogueQuery.ts'
import { catalogueHandlers } from '#mocks/catalogueHandlers.ts'
import { products } from '#mocks/products.ts'
import { render } from '../../../support/render.tsx'
import { closeApis, mockApi, Shop } from '../../support/shop.tsx'

afterEach(() => {
  cleanup()
  closeApis()
})

/** The catalogue's controls, with the address that they make. */
function Controls() {
  const query = useCatalogueQuery()
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
      <ChosenFilters query={query} onNoneLeft={() => button.current?.focus()} />
      <LazyFilters query={query} open={isFiltering} onClose={() => setFiltering(false)} />
      <output>{decodeURIComponent(pathname + search)}</output>
      <button onClick={() => void navigate(-1)}>უკან</button>
    </>
  )
}

function open(address = '/') {
  mockApi(...catalogueHandlers({ products: products(12), categories: [] }))
  render(
    <MemoryRouter initialEntries={['/before', address]}>
      <OpenLayersProvider>
        <Controls />
      </OpenLayersProvider>
    </MemoryRouter>,
    { wrapper: Shop },
  )
  return userEvent.setup()
}

const address = () => document.querySelector('output')?.textContent
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'დალაგება' })
const names = () => Array.from(sort().options, ({ text }) => text)
const filters = () => screen.getByRole('button', { name: /^ფილტრები/ })
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'დან' })
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'მდე' })
const apply = () => screen.getByRole('button', { name: /ჩვენება$|^ასეთი პროდუქტი არ არის$/ })
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
  await user.click(apply())
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
    await user.click(screen.getByRole('checkbox', { name: 'მხოლოდ ფასდაკლებით' }))
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      ...[true, false, false],
    ])
    await user.click(screen.getByRole('radio', { name: '4 და მეტი' }))
    await user.type(from(), '5,50')
    await user.type(to(), '100 ₾')
    expect(address()).toBe('/?category=a&ordering=price')
    await user.click(apply())
    await waitFor(() =>
      expect(address()).toBe(
        '/?category=a&ordering=price&in_stock=true&discounted=true&min_price=5.5&max_price=100&min_rating=4',
      ),
    )
    await gone()
    expect(document.activeElement).toBe(filters())
    expect(screen.getByRole('button', { name: 'ფილტრები, არჩეულია 5' })).toBe(filters())
    await user.click(screen.getByText('უკან'))
    expect(address()).toBe('/?category=a&ordering=price')
  })

  test('an invalid price, or a minimum above the maximum, has an error and stays, and nothing is sent', async () => {
    const user = open()
    await openFilters(user)
    await user.type(from(), 'ბევრი')
    await user.type(to(), '20')
    expect(await screen.findByText('მიუთითეთ თანხა, მაგალითად 25')).toBeDefined()
    await user.click(apply())
    expect(document.activeElement).toBe(from())
    expect(from().value).toBe('ბევრი')
    expect(address()).toBe('/')
    await user.clear(from())
    await user.type(from(), '30')
    await user.click(apply())
    expect(await screen.findByText('„დან“ არ შეიძლება იყოს „მდე“-ზე მეტი')).toBeDefined()
    expect(document.activeElement).toBe(to())
    expect(to().value).toBe('20')
    expect(address()).toBe('/')
  })

  test('open with the active filters; closing changes nothing, clearing removes all', async () => {
    const user = open('/?search=x&in_stock=true&min_price=5.5&min_rating=2')
    await openFilters(user)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
    // Offered because the address has it.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 და მეტი' }).checked).toBe(true)
    expect(from().value).toBe('5,5')
    await user.type(to(), '40')
    await user.keyboard('{Escape}')
    await gone()
    expect(address()).toBe('/?search=x&in_stock=true&min_price=5.5&min_rating=2')
    await openFilters(user)
    await user.click(screen.getByRole('button', { name: 'ფილტრების გასუფთავება' }))
    expect(address()).toBe('/?search=x')
    await gone()
  })

  test('are removed one by one: the focus moves to a neighbour, and from the last to the filters button', async () => {
    const user = open('/?in_stock=true&discounted=true&min_price=5.5&max_price=1234&min_rating=4')
    const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(labels()).toEqual([
      'მხოლოდ მარაგში',
      'მხოლოდ ფასდაკლებით',
      '5,50\u00a0₾-დან',
      '1234,00\u00a0₾-მდე',
      'შეფასება 4 და მეტი',
      'ფილტრების გასუფთავება',
    ])
    const remove = async (name: RegExp) => {
      screen.getByRole('link', { name }).focus()
      await user.keyboard('{Enter}')
      return document.activeElement?.textContent
    }
    expect(await remove(/^5,50.*მოხსნა$/)).toBe('მხოლოდ ფასდაკლებით')
    expect(address()).toBe('/?in_stock=true&discounted=true&max_price=1234&min_rating=4')
    expect(await remove(/^მხოლოდ მარაგში/)).toBe('მხოლოდ ფასდაკლებით')
    expect(await remove(/^შეფასება/)).toBe('1234,00\u00a0₾-მდე')
    expect(await remove(/^1234/)).toBe('მხოლოდ ფასდაკლებით')
    // One is taken away by itself.
    expect(labels()).toEqual(['მხოლოდ ფასდაკლებით'])
    await remove(/^მხოლოდ ფასდაკლებით/)
    expect(address()).toBe('/')
    expect(document.activeElement).toBe(filters())
  })

  test('are removed all at once; the focus moves to the filters button, and the order stays', async () => {
    const user = open('/?category=a&ordering=price&in_stock=true&min_rating=4')
    await user.click(screen.getByRole('link', { name: 'ფილტრების გასუფთავება' }))
    expect(address()).toBe('/?category=a&ordering=price')
    expect(document.activeElement).toBe(filters())
    await user.click(screen.getByText('უკან'))
    expect(address()).toBe('/?category=a&ordering=price&in_stock=true&min_rating=4')
  })

  test('the button says how many products there will be, and announces it; wrong prices are no list', async () => {
    const user = open()
    await openFilters(user)
    expect(await screen.findByRole('button', { name: '12 პროდუქტის ჩვენება' })).toBeDefined()
    await user.type(from(), '150')
    expect(await screen.findByRole('button', { name: '1 პროდუქტის ჩვენება' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('1 პროდუქტი')
    await user.type(from(), '0')
    const none = await screen.findByRole('button', { name: 'ასეთი პროდუქტი არ არის' })
    await user.type(to(), '20')
    expect(none.textContent).toBe('ჩვენება')
    await user.clear(to())
    await user.click(screen.getByRole('button', { name: 'ასეთი პროდუქტი არ არის' }))
    await waitFor(() => expect(address()).toBe('/?min_price=1500'))
  })
})
