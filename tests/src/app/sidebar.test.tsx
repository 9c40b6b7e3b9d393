import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { SidebarScreen } from '../../../src/app/shell/layers.ts'
import type { World } from '../features/auth/authShop.tsx'
import { dialog, isThere, line, lines, openSidebar, page } from './sidebarShop.tsx'

const customerOf = (who = user()): World => ({ begin: { status: 'customer', user: who } })
const customer = customerOf()

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('NAV-04 a guest’s sidebar says Guest, in English', async () => {
  await openSidebar()
  const heading = within(dialog()).getByRole('heading', { name: 'Guest' })
  expect(heading.lang).toBe('en')
  expect(document.activeElement).toBe(heading)
  expect(dialog().getAttribute('aria-modal')).toBe('true')
})

test('NAV-04 a customer’s says the first name, with picture and e-mail', async () => {
  await openSidebar(customerOf(user({ profile_pic: '/media/nino.webp' })))
  expect(within(dialog()).getByRole('heading', { name: 'ნინო' })).toBeTruthy()
  expect(within(dialog()).getByText('nino@example.ge')).toBeTruthy()
  const picture = dialog().querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/\/media\/nino\.webp$/)
  // One that can't be loaded gives way to the first letter.
  if (picture) fireEvent.error(picture)
  expect(within(dialog()).getByText('ნ')).toBeTruthy()
})

test('NAV-04 a customer without a name is no guest', async () => {
  await openSidebar(customerOf(user({ first_name: '' })))
  expect(within(dialog()).getByRole('heading', { name: 'Account' })).toBeTruthy()
})

test('NAV-04 a press beside it closes it, but not in the first 300 ms', async () => {
  await SidebarScreen.preload()
  const { opener, backdrop } = page()
  vi.useFakeTimers()
  const pressBeside = async () => {
    const place = backdrop()
    if (place === null) throw new Error('nothing lies beside the sidebar')
    await act(async () => void fireEvent.click(place))
  }
  for (let visit = 0; visit < 2; visit += 1) {
    fireEvent.click(opener)
    await pressBeside()
    expect(isThere()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(299))
    await pressBeside()
    expect(isThere()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    await pressBeside()
    expect(isThere()).toBe(false)
  }
})

test('NAV-04 Escape and its button close it at once, and focus is back where it was', async () => {
  const { hands, opener } = await openSidebar()
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(isThere()).toBe(false))
  expect(document.activeElement).toBe(opener)
  await hands.click(opener)
  await hands.click(line('დახურვა'))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(document.activeElement).toBe(opener)
})

test('NAV-05 a guest’s Login closes it and opens the authentication modal', async () => {
  const { hands, seen } = await openSidebar()
  expect(lines()).toEqual(['Login'])
  expect(line('Login').lang).toBe('en')
  await hands.click(line('Login'))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(seen.isAsked).toBe(true)
})

test('NAV-05 a customer’s lines; Profile shows three more', async () => {
  const { hands } = await openSidebar(customer)
  expect(lines()).toEqual(['Profile', 'Wishlist', 'Orders', 'Logout'])
  expect(line('Profile').getAttribute('aria-expanded')).toBe('false')
  await hands.click(line('Profile'))
  expect(line('Profile').getAttribute('aria-expanded')).toBe('true')
  const inside = within(screen.getByRole('region', { name: 'Profile' })).getAllByRole('button')
  expect(inside.map((entry) => entry.textContent)).toEqual(['Edit Profile', 'Change Password', 'Settings'])
  await hands.click(line('Profile'))
  expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull()
})

test.each([
  ['Edit Profile', 'profile'],
  ['Change Password', 'password'],
])('NAV-05 %s closes it and opens its modal', async (name, overlay) => {
  const { hands, seen } = await openSidebar(customer)
  await hands.click(line('Profile'))
  await hands.click(line(name))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(seen).toMatchObject({ address: '/?category=ღვინო', state: { overlay } })
})

test('NAV-05 Settings only closes it, and the next time Profile is folded', async () => {
  const { hands, seen, opener } = await openSidebar(customer)
  await hands.click(line('Profile'))
  await hands.click(line('Settings'))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(seen).toMatchObject({ address: '/?category=ღვინო', state: null, isAsked: false })
  expect(document.activeElement).toBe(opener)
  await hands.click(opener)
  expect(line('Profile').getAttribute('aria-expanded')).toBe('false')
})

test('NAV-05 Wishlist closes it and opens its modal', async () => {
  const { hands, seen } = await openSidebar(customer)
  await hands.click(line('Wishlist'))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(seen.state).toEqual({ overlay: 'wishlist' })
})

test('NAV-05 Orders is a link to the list, with none of them open, over the same catalogue', async () => {
  const { hands, seen } = await openSidebar(customer)
  const orders = within(dialog()).getByRole('link', { name: 'Orders' })
  expect(decodeURI(orders.getAttribute('href') ?? '')).toBe('/orders?category=ღვინო')
  await hands.click(orders)
  await waitFor(() => expect(isThere()).toBe(false))
  // So that its closing goes back in history.
  expect(seen).toMatchObject({ address: '/orders?category=ღვინო', state: { openedInShop: true } })
})

test('NAV-05 AUTH-09 Logout logs out, once, and stays till it is done', async () => {
  let done = () => {}
  const logout = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  const { hands } = await openSidebar({ ...customer, logout })
  await hands.click(line('Logout'))
  expect(line('Logout').getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(line('Logout'))
  await hands.click(line('Logout'))
  expect(logout).toHaveBeenCalledOnce()
  await act(async () => done())
  await waitFor(() => expect(isThere()).toBe(false))
})

test('AUTH-07 while a session is restored it promises neither a guest’s lines nor a customer’s', async () => {
  await openSidebar({ begin: { status: 'starting', user: null } })
  expect(within(dialog()).queryByText('Guest')).toBeNull()
  expect(within(dialog()).queryByRole('listitem')).toBeNull()
  expect(within(dialog()).getByRole('status').textContent).toBe('იტვირთება…')
})

test('NAV-06 Back closes it', async () => {
  const { seen } = await openSidebar(customer)
  await act(async () => seen.navigate(-1))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(seen.address).toBe('/first')
})

test('NAV-06 another page closes it; a search that was just typed doesn’t', async () => {
  const { seen } = await openSidebar()
  await act(async () => seen.navigate('/?search=თაფლი'))
  expect(seen.address).toBe('/?search=თაფლი')
  expect(isThere()).toBe(true)
  await act(async () => seen.navigate('/orders/7'))
  await waitFor(() => expect(isThere()).toBe(false))
})
