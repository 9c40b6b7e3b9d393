import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { SidebarScreen } from '../../../src/app/shell/layers.ts'
import type { FakeSessionOptions } from '../features/auth/authShop.tsx'
import { dialog, isThere, line, lines, openSidebar, page } from './sidebarShop.tsx'

const customerOf = (who = user()): FakeSessionOptions => ({ begin: { status: 'customer', user: who } })
const customer = customerOf()

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('NAV-04 a customer without a name isn’t shown as a guest', async () => {
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
    // With its motion.
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(isThere()).toBe(false)
  }
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

test('NAV-05 Wishlist closes it and opens its modal', async () => {
  const { hands, seen } = await openSidebar(customer)
  await hands.click(line('Wishlist'))
  await waitFor(() => expect(isThere()).toBe(false))
  await waitFor(() => expect(seen.state).toEqual({ overlay: 'wishlist' }))
})

test('NAV-05 AUTH-09 Logout logs out once, and the sidebar stays until that is done', async () => {
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

test('NAV-06 Back closes it and leaves the page as it is', async () => {
  const { seen } = await openSidebar(customer)
  await act(async () => seen.navigate(-1))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(seen.address).toBe('/?category=ღვინო')
})

test('NAV-06 another page closes it; a search that was just typed doesn’t', async () => {
  const { seen } = await openSidebar()
  await act(async () => seen.navigate('/?search=თაფლი'))
  expect(seen.address).toBe('/?search=თაფლი')
  expect(isThere()).toBe(true)
  await act(async () => seen.navigate('/orders/7'))
  await waitFor(() => expect(isThere()).toBe(false))
})
