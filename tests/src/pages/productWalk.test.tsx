import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useCloseProduct } from '#pages/ProductPage/useCloseProduct.ts'
import { useOverlays } from '#shared/history/useEntry.ts'
import { useProductLink } from '#shared/routing/useProductLink.ts'
import { Shop } from '../support/shop.tsx'

function Page() {
  const { pathname, search } = useLocation()
  const link = useProductLink()
  const close = useCloseProduct()
  const { open } = useOverlays()
  return (
    <>
      <output>{pathname + search}</output>
      {[5, 6, 7].map((id) => (
        <a key={id} href={link.hrefOf(id)} onClick={link.follow(id)} children={`to ${id}`} />
      ))}
      <button onClick={close}>close</button>
      <button onClick={() => open('wishlist')}>wishlist</button>
      <button onClick={() => link.open(7, { specification: 2, replace: true })}>view</button>
    </>
  )
}

function visit(address: string) {
  history.pushState(null, '', address)
  return render(
    <Shop>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </Shop>,
  )
}

const at = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByText(name))
const go = (how: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    how()
    await arrived
  })

beforeEach(() => history.pushState(null, '', '/elsewhere'))
afterEach(cleanup)

test('ROUTE-02 Back leads from product to product, forward again; closing leads from each in one step to the catalogue with its query', async () => {
  visit('/?category=x')
  press('to 5')
  press('to 6')
  press('to 7')
  expect(at()).toBe('/product/7?category=x')
  await go(() => press('close'))
  expect(at()).toBe('/?category=x')
  press('to 5')
  press('to 6')
  await go(() => history.back())
  expect(at()).toBe('/product/5?category=x')
  await go(() => history.forward())
  expect(at()).toBe('/product/6?category=x')
  await go(() => history.back())
  await go(() => press('close'))
  expect(at()).toBe('/?category=x')
  await go(() => history.back())
  expect(at()).toBe('/elsewhere')
})

test('ROUTE-02 Back and closing also work after a reload', async () => {
  const { unmount } = visit('/')
  press('to 5')
  press('to 6')
  unmount()
  render(
    <Shop>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </Shop>,
  )
  expect(at()).toBe('/product/6')
  await go(() => press('close'))
  expect(at()).toBe('/')
})

test('ROUTE-02 WISH-01 what is viewed in the wishlist takes its place: Back leads to what it lay over, closing to the catalogue', async () => {
  visit('/?category=x')
  press('to 5')
  press('wishlist')
  press('view')
  expect(at()).toBe('/product/7?category=x&specification=2')
  await go(() => history.back())
  expect(at()).toBe('/product/5?category=x')
  await go(() => history.forward())
  await go(() => press('close'))
  expect(at()).toBe('/?category=x')
})

test('ROUTE-02 what was opened by its address is replaced by the catalogue with the query it had', async () => {
  const { unmount } = visit('/product/5?category=x')
  press('close')
  expect(at()).toBe('/?category=x')
  await go(() => history.back())
  expect(at()).toBe('/elsewhere')
  unmount()
  // So is what was gone to from there.
  visit('/product/5')
  press('to 6')
  press('close')
  expect(at()).toBe('/')
})
