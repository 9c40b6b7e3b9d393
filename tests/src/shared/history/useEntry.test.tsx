import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation, type Location } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { useOverlays, type Overlays } from '#shared/history/useEntry.ts'

let overlays: Overlays
/** What the history entry that is shown has of its own. */
let entry: { address: string; state: unknown }

function Shown() {
  const { overlay } = useOverlays()
  return <output>{overlay ?? 'none'}</output>
}

function Hands() {
  const hands = useOverlays()
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  useEffect(() => {
    overlays = hands
    entry = { address: pathname + search + hash, state }
  })
  return null
}

const tree = (
  <>
    <Shown />
    <Hands />
  </>
)

const shown = () => screen.getByRole('status').textContent

/** A page of the shop, opened by a link in it. */
function open(address = '/?search=ღვინო#cart', state: unknown = { depth: 1 }) {
  history.pushState({ usr: null, key: 'before', idx: 0 }, '', '/before')
  history.pushState({ usr: state, key: 'here', idx: 1 }, '', address)
  return render(<BrowserRouter>{tree}</BrowserRouter>)
}

/** Does what leads through the history, and waits until it has. */
const arrive = (how: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    how()
    await arrived
  })
const go = (how: 'back' | 'forward') => arrive(() => history[how]())

afterEach(cleanup)

test('NAV-06 an overlay is an entry: Back closes it, forward opens it again', async () => {
  open()
  await act(async () => overlays.open('password'))
  expect(shown()).toBe('password')
  // The screen beneath keeps its address and what a link has left with it.
  expect(decodeURI(entry.address)).toBe('/?search=ღვინო#cart')
  expect(entry.state).toEqual({ depth: 1, overlay: 'password' })
  await go('back')
  expect(shown()).toBe('none')
  expect(entry.state).toEqual({ depth: 1 })
  await go('forward')
  expect(shown()).toBe('password')
})

test('NAV-06 from a product’s page too, which is beneath it all the time', async () => {
  open('/product/7?category=x')
  await act(async () => overlays.open('wishlist'))
  expect(entry.address).toBe('/product/7?category=x')
  await arrive(() => overlays.close())
  expect(shown()).toBe('none')
  expect(entry).toEqual({ address: '/product/7?category=x', state: { depth: 1 } })
})

test('NAV-06 an overlay gives way to another one, and from that Back leads to the screen', async () => {
  open()
  await act(async () => overlays.open('wishlist'))
  await act(async () => overlays.open('profile'))
  expect(shown()).toBe('profile')
  await act(async () => overlays.open('profile'))
  await go('back')
  expect(shown()).toBe('none')
  expect(decodeURI(entry.address)).toBe('/?search=ღვინო#cart')
})

test('NAV-06 pressed twice it is opened once, and closed once', async () => {
  open()
  await act(async () => {
    overlays.open('wishlist')
    overlays.open('wishlist')
  })
  expect(shown()).toBe('wishlist')
  await arrive(() => {
    overlays.close()
    overlays.close()
  })
  // Neither was there a second entry of it, nor is the page before shown: forward leads to it.
  await go('forward')
  await waitFor(() => expect(shown()).toBe('wishlist'))
  await arrive(() => overlays.close())
  expect(shown()).toBe('none')
  await act(async () => overlays.open('profile'))
  expect(shown()).toBe('profile')
})

test('NAV-06 without one there is nothing to be closed', async () => {
  open()
  await act(async () => overlays.close())
  await go('back')
  expect(entry.address).toBe('/before')
})

test('NAV-06 it is there after a reload, over the page that the server rendered, and closes to it', async () => {
  open('/').unmount()
  history.pushState({ usr: { overlay: 'profile' }, key: 'over', idx: 2 }, '', '/')
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(
    <HydrationProvider>
      <StaticRouter location="/">{tree}</StaticRouter>
    </HydrationProvider>,
  )
  const onRecoverableError = vi.fn()
  const root = await act(async () =>
    hydrateRoot(
      page,
      <HydrationProvider>
        <BrowserRouter>{tree}</BrowserRouter>
      </HydrationProvider>,
      { onRecoverableError },
    ),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(shown()).toBe('profile')
  await arrive(() => overlays.close())
  expect(shown()).toBe('none')
  expect(entry.address).toBe('/')
  await act(async () => root.unmount())
  page.remove()
})

test.each([{ overlay: 'elsewhere' }, { overlay: 1 }, 'profile', null])(
  'NAV-06 an entry that says %j has none',
  (state) => {
    open('/', state)
    expect(shown()).toBe('none')
  },
)
