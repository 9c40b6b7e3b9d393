import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter, useLocation, useNavigate, type Location } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { OpenLayersProvider, useBackCloses, useNothingOpen } from '#shared/history/openLayers.tsx'

type Name = 'menu' | 'login'

let setOpen: (name: Name, isOpen: boolean) => void = () => {}
let visit: (address: string) => void = () => {}
/** What has been left, with the address and the state that were shown then. */
let left: unknown[] = []

function Layer({ name, isOpen }: { name: Name; isOpen: boolean }) {
  const { state } = useLocation() as Location<unknown>
  useBackCloses(
    isOpen,
    () => setOpen(name, false),
    () => left.push([name, location.pathname, state]),
  )
  return isOpen && <p>{name}</p>
}

function Page() {
  const [open, change] = useState({ menu: false, login: false })
  const isNothingOpen = useNothingOpen()
  const navigate = useNavigate()
  useEffect(() => {
    visit = (address) => void navigate(address)
  }, [navigate])
  useEffect(() => {
    setOpen = (name, isOpen) => change((before) => ({ ...before, [name]: isOpen }))
  }, [])
  return (
    <>
      <Layer name="menu" isOpen={open.menu} />
      <Layer name="login" isOpen={open.login} />
      <output>{isNothingOpen ? 'nothing' : 'something'}</output>
    </>
  )
}

const open = () => {
  render(
    <BrowserRouter>
      <OpenLayersProvider>
        <Page />
      </OpenLayersProvider>
    </BrowserRouter>,
  )
}

const entry = (state: unknown, key: string) => ({ usr: state, key, idx: 0 })
const shown = () => ['menu', 'login'].filter((name) => screen.queryByText(name))
const turn = (name: Name, isOpen: boolean) => act(async () => setOpen(name, isOpen))

/** Does what leads through the history, and waits until it has. */
async function arrive(how: () => unknown) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => void how())
  await act(async () => void (await arrived))
}
const here = () => {
  const { usr } = history.state as { usr: unknown }
  return [location.pathname, usr]
}

/** The page that the layers lie over, as the history has it. */
const PAGE = ['/product/7', { depth: 1 }]

afterEach(cleanup)

/** A page that was come to from another one. */
function begin(state: unknown = { depth: 1 }) {
  left = []
  history.pushState(entry(null, 'before'), '', '/before')
  history.pushState(entry(state, 'page'), '', '/product/7')
  open()
}

test('NAV-06 Back closes the topmost layer, then the next, and only then leaves the page', async () => {
  begin()
  await turn('menu', true)
  await turn('login', true)
  expect(location.pathname).toBe('/product/7')
  await arrive(() => history.back())
  expect(shown()).toEqual(['menu'])
  await arrive(() => history.back())
  expect(shown()).toEqual([])
  expect(here()).toEqual(PAGE)
  expect(left.map((entry) => (entry as string[])[0])).toEqual(['login', 'menu'])
  await arrive(() => history.back())
  expect(location.pathname).toBe('/before')
})

test('NAV-06 closed by its own button a layer leaves no entry behind, and is left only when that is gone', async () => {
  begin()
  await turn('menu', true)
  expect(screen.getByRole('status').textContent).toBe('something')
  await arrive(() => setOpen('menu', false))
  expect(screen.getByRole('status').textContent).toBe('nothing')
  expect(left).toEqual([['menu', '/product/7', { depth: 1 }]])
  await arrive(() => history.back())
  expect(location.pathname).toBe('/before')
})

test('NAV-06 a layer that is opened while another page is coming covers that page', async () => {
  begin()
  await act(async () => {
    visit('/orders')
    setOpen('menu', true)
  })
  expect(here()).toEqual(['/orders', { layers: 1 }])
  await arrive(() => history.back())
  expect([location.pathname, shown()]).toEqual(['/orders', []])
  await arrive(() => history.back())
  expect(here()).toEqual(PAGE)
})

test('NAV-06 a layer that gives way to another hands over its entry', async () => {
  begin()
  await turn('menu', true)
  const { length } = history
  await act(async () => {
    setOpen('menu', false)
    setOpen('login', true)
  })
  expect(history.length).toBe(length)
  await arrive(() => history.back())
  expect(shown()).toEqual([])
  expect(here()).toEqual(PAGE)
})

test('NAV-06 opened again while it is being left, it can be closed by Back again', async () => {
  begin()
  await turn('menu', true)
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  act(() => setOpen('menu', false))
  act(() => setOpen('menu', true))
  await act(async () => void (await arrived))
  expect(shown()).toEqual(['menu'])
  await arrive(() => history.back())
  expect(shown()).toEqual([])
  expect(here()).toEqual(PAGE)
})

test('NAV-06 forward doesn’t open it again and leads to the page', async () => {
  begin()
  await turn('menu', true)
  await arrive(() => history.back())
  await arrive(() => history.forward())
  await waitFor(() => expect(here()).toEqual(PAGE))
  expect(shown()).toEqual([])
})

test('NAV-06 a reload doesn’t open it again and leads to the page', async () => {
  left = []
  history.pushState(entry({ depth: 1 }, 'page'), '', '/product/7')
  history.pushState(entry({ depth: 1, layers: 1 }, 'layer'), '', '/product/7')
  await arrive(open)
  expect(here()).toEqual(PAGE)
  expect(shown()).toEqual([])
})

test('NAV-06 a reload leads to the page that the server has rendered, too', async () => {
  left = []
  history.pushState(entry({ depth: 1 }, 'page'), '', '/product/7')
  history.pushState(entry({ depth: 1, layers: 1 }, 'layer'), '', '/product/7')
  const page = document.createElement('div')
  document.body.append(page)
  const tree = (
    <HydrationProvider>
      <OpenLayersProvider>
        <Page />
      </OpenLayersProvider>
    </HydrationProvider>
  )
  page.innerHTML = renderToString(<StaticRouter location="/product/7">{tree}</StaticRouter>)
  let root: Root | undefined
  await arrive(() => (root = hydrateRoot(page, <BrowserRouter>{tree}</BrowserRouter>)))
  expect(here()).toEqual(PAGE)
  await act(async () => root?.unmount())
  page.remove()
})

test('NAV-06 what is chosen in it is done once it is left; chosen again while it closes, it is nothing', async () => {
  const done: unknown[] = []
  let choose: (choice: string) => void = () => {}
  function Menu() {
    const [isOpen, change] = useState(false)
    const leave = useBackCloses<string>(
      isOpen,
      () => change(false),
      (choice) => done.push([choice, history.state]),
    )
    useEffect(() => {
      choose = leave
      setOpen = (_name, next) => change(next)
    })
    return null
  }
  history.pushState(entry(null, 'page'), '', '/product/7')
  render(
    <BrowserRouter>
      <OpenLayersProvider>
        <Menu />
      </OpenLayersProvider>
    </BrowserRouter>,
  )
  await turn('menu', true)
  await arrive(() => choose('orders'))
  expect(done).toEqual([['orders', entry(null, 'page')]])
  await act(async () => choose('orders'))
  await turn('menu', true)
  await arrive(() => history.back())
  expect(done.slice(1)).toEqual([[null, entry(null, 'page')]])
})
