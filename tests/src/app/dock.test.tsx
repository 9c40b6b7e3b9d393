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
})

describe('the active item', () => {
  test.each([
    ['/?search=tea', 'მთავარი'],
    ['/product/7', 'მთავარი'],
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
})

describe('somebody who isn’t logged in', () => {
  test('NAV-03 a tap while the session is being restored waits for its end: a customer isn’t asked', async () => {
    const { hands, last, become } = await openDock('/', 'starting')
    await hands.click(button('პროფილი'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(last()?.state).toBeNull()
    await become('customer')
    expect(last()?.state).toEqual({ overlay: 'profile' })
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
