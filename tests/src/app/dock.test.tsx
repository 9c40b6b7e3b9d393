import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { button, link, openDock } from './dockShop.tsx'

afterEach(cleanup)

const dialog = () => screen.findByRole('dialog')

describe('the items', () => {
  test('NAV-01 are Home, Cart, Menu, Orders and Profile; what leads to a place is a link', async () => {
    await openDock('/?category=tea')
    const nav = within(screen.getByRole('navigation', { name: 'მთავარი ნავიგაცია' }))
    const names = nav.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names).toEqual(['მთავარი', 'კალათა', 'მენიუ', 'შეკვეთები', 'პროფილი'])
    expect(link('მთავარი').getAttribute('href')).toBe('/')
    expect(link('კალათა').getAttribute('href')).toBe('#cart')
    expect(link('შეკვეთები').getAttribute('href')).toBe('/orders?category=tea')
    expect(button('მენიუ').getAttribute('aria-haspopup')).toBe('dialog')
  })

  test('NAV-01 Home scrolls to the top of the catalogue, with the focus at its content', async () => {
    const { hands, seen } = await openDock('/?search=tea')
    await hands.click(link('მთავარი'))
    expect(seen.scrolledTo).toEqual({ top: 0, behavior: 'smooth' })
    expect(document.activeElement?.id).toBe('main')
    expect(seen.visits).toHaveLength(1)
  })

  test('NAV-01 Home leads home from another page', async () => {
    const { hands, last } = await openDock('/no/such/page')
    await hands.click(link('მთავარი'))
    expect(last()?.address).toBe('/')
  })

  test('NAV-01 Cart scrolls to the cart’s section, from another page too', async () => {
    const home = await openDock()
    await home.hands.click(link('კალათა'))
    expect(home.seen.section).toBe('cart')
    expect(document.activeElement?.id).toBe('cart')
    cleanup()
    const elsewhere = await openDock('/no/such/page')
    await elsewhere.hands.click(link('კალათა'))
    expect(elsewhere.last()?.address).toBe('/#cart')
  })

  test('NAV-01 Menu opens the sidebar', async () => {
    const { hands } = await openDock()
    expect(button('მენიუ').getAttribute('aria-expanded')).toBe('false')
    await hands.click(button('მენიუ'))
    expect(button('მენიუ').getAttribute('aria-expanded')).toBe('true')
  })

  test('NAV-01 Orders opens the list over the catalogue as it is', async () => {
    const { hands, last } = await openDock('/?category=tea')
    await hands.click(link('შეკვეთები'))
    expect(last()).toEqual({ address: '/orders?category=tea', state: { openedInShop: true } })
  })

  test('NAV-01 Profile opens the profile over the page', async () => {
    const { hands, seen, last } = await openDock('/?category=tea')
    await hands.click(button('პროფილი'))
    expect(seen.overlay).toBe('profile')
    expect(last()?.address).toBe('/?category=tea')
  })
})

describe('the active item', () => {
  test.each([
    ['/', 'მთავარი'],
    ['/?search=tea', 'მთავარი'],
    ['/product/7', 'მთავარი'],
    ['/orders', 'შეკვეთები'],
    ['/orders/7', 'შეკვეთები'],
  ])('NAV-02 at %s it is %s', async (path, name) => {
    const { floating } = await openDock(path)
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link(name)])
    expect(floating()?.getAttribute('href')).toBe(link(name).getAttribute('href'))
  })

  test('NAV-02 no other page has one', async () => {
    const { floating } = await openDock('/no/such/page')
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
    expect(floating()).toBeNull()
  })

  test('NAV-02 it is Cart for as long as that is what one looks at', async () => {
    const { cartInView } = await openDock()
    await cartInView(true)
    expect(link('კალათა').getAttribute('aria-current')).toBe('page')
    await cartInView(false)
    expect(link('მთავარი').getAttribute('aria-current')).toBe('page')
  })

  test('NAV-02 it is Profile under its modal, before all else', async () => {
    const { hands } = await openDock()
    await hands.click(button('პროფილი'))
    expect(button('პროფილი').getAttribute('aria-expanded')).toBe('true')
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })
})

test('NAV-02 the floating button does what the active item does, and takes no focus', async () => {
  const { hands, floating, cartInView, seen } = await openDock()
  expect(floating()?.tabIndex).toBe(-1)
  await hands.click(floating() ?? document.body)
  expect(seen.scrolledTo).toEqual({ top: 0, behavior: 'smooth' })
  await cartInView(true)
  const pressed = floating()
  pressed?.addEventListener('focus', () => expect.unreachable('the floating button got the focus'))
  await hands.click(pressed ?? document.body)
  expect(seen.section).toBe('cart')
})

describe('somebody who isn’t logged in', () => {
  test('NAV-03 a guest’s Orders asks for the login, and is there after it', async () => {
    const { hands, last, become } = await openDock('/?category=tea', 'guest')
    await hands.click(link('შეკვეთები'))
    expect(await dialog()).toBeTruthy()
    expect(last()?.address).toBe('/?category=tea')
    await become('customer')
    expect(last()).toEqual({ address: '/orders?category=tea', state: { openedInShop: true } })
  })

  test('NAV-03 a guest’s Profile asks for the login, and is there after it', async () => {
    const { hands, seen, become } = await openDock('/', 'guest')
    await hands.click(button('პროფილი'))
    expect(await dialog()).toBeTruthy()
    expect(seen.overlay).toBeNull()
    await become('customer')
    expect(seen.overlay).toBe('profile')
  })

  test('NAV-03 what was wanted is forgotten with the modal', async () => {
    const { hands, seen, become } = await openDock('/', 'guest')
    await hands.click(button('პროფილი'))
    await hands.click(within(await dialog()).getByRole('button', { name: 'დახურვა' }))
    await become('customer')
    expect(seen.overlay).toBeNull()
  })

  test('NAV-03 a tap while the session is being restored waits for its end: a customer isn’t asked', async () => {
    const { hands, seen, become } = await openDock('/', 'starting')
    await hands.click(button('პროფილი'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(seen.overlay).toBeNull()
    await become('customer')
    expect(seen.overlay).toBe('profile')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('NAV-03 a tap while the session is being restored waits for its end: a guest is asked', async () => {
    const { hands, last, become } = await openDock('/', 'starting')
    await hands.click(link('შეკვეთები'))
    await become('guest')
    expect(await dialog()).toBeTruthy()
    await become('customer')
    expect(last()?.address).toBe('/orders')
  })
})
