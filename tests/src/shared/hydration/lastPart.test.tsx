import { act } from '@testing-library/react'
import { createContext, startTransition, use, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { createHydration } from '#shared/hydration/HydrationContext.ts'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import {
  GUEST,
  SessionContext,
  STARTING,
  useSession,
  type Session,
  type SessionSource,
  type SessionState,
} from '#shared/session/session.ts'
import { createStore } from '#shared/state/createStore.ts'
import { user } from '#mocks/accounts.ts'

const Address = createContext('/product')
const order: string[] = []
const preload = vi.fn<() => Promise<unknown>>()
const preloadAhead = vi.fn<() => Promise<unknown>>()
const address = createStore('/product')
const session = createStore<SessionState>(STARTING)
const source: SessionSource = {
  state: session.get,
  subscribe: session.subscribe,
  login: vi.fn<Session['login']>(),
  logout: vi.fn<Session['logout']>(),
  replaceUser: vi.fn<Session['replaceUser']>(),
}

/** Navigates as the router does. */
function navigate(to: string): void {
  history.pushState({}, '', to)
  startTransition(() => address.set(to))
}

function Status() {
  return <output>{useSession().status}</output>
}

function Part({ name }: { name: string }) {
  const shown = use(Address)
  useEffect(() => void order.push(name), [name])
  return (
    <p>
      {name} at {shown}
    </p>
  )
}

function Page() {
  const [shown, show] = useState(address.get)
  useEffect(() => address.subscribe(() => show(address.get())), [])
  const [parts] = useState(() => (
    <>
      <HydrationBoundary last={{ preloadAhead, preload }}>
        <Part name="behind" />
      </HydrationBoundary>
      <HydrationBoundary>
        <Part name="in front" />
        <HydrationBoundary>
          <Part name="in it" />
          <Status />
        </HydrationBoundary>
      </HydrationBoundary>
    </>
  ))
  return (
    <Address value={shown}>
      <SessionContext value={source}>{parts}</SessionContext>
    </Address>
  )
}

/** A page whose other parts have hydrated. */
async function open() {
  order.length = 0
  address.set('/product')
  session.set(GUEST)
  const code = Promise.withResolvers<void>()
  for (const fetch of [preload, preloadAhead]) fetch.mockReset().mockReturnValue(code.promise)
  const onHydrated = vi.fn()
  const whenIdle = vi.fn<(work: () => void) => void>()
  const tree = (isServer: boolean) => (
    <HydrationProvider onHydrated={onHydrated} {...(!isServer && { whenIdle })}>
      <Page />
    </HydrationProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(tree(true))
  document.body.replaceChildren(root)
  const behind = root.querySelector('p')
  const app = await act(async () => hydrateRoot(root, tree(false)))
  onTestFinished(() => act(async () => app.unmount()))
  expect(order).toEqual(['in front', 'in it'])
  expect(onHydrated).toHaveBeenCalledTimes(1)
  expect(behind?.textContent).toBe('behind at /product')
  expect(preloadAhead).not.toHaveBeenCalled()
  return {
    behind,
    onHydrated,
    rest: () => act(async () => whenIdle.mock.lastCall?.[0]()),
    arrive: () => act(async () => code.resolve()),
    shown: () => root.firstElementChild?.textContent,
    status: () => root.querySelector('output')?.textContent,
  }
}

test('a last part hydrates when all others have, the page is idle and its code has been fetched', async () => {
  const { rest, arrive, onHydrated } = await open()
  await rest()
  expect(preloadAhead).toHaveBeenCalledTimes(1)
  expect(order).toEqual(['in front', 'in it'])
  await arrive()
  expect(order).toEqual(['in front', 'in it', 'behind'])
  expect(onHydrated).toHaveBeenCalledTimes(1)
})

test('a last part isn’t fetched by other renders before the other parts have hydrated, but by a navigation', async () => {
  const page = createHydration(vi.fn(), vi.fn())
  const behind = page.part({ preloadAhead, preload })
  preload.mockReset().mockReturnValue(Promise.withResolvers<void>().promise)
  preloadAhead.mockReset()
  const waiting = behind.turn()
  expect(behind.turn()).toBe(waiting)
  expect(preload).not.toHaveBeenCalled()
  expect(preloadAhead).not.toHaveBeenCalled()
  history.replaceState({}, '')
  expect(behind.turn()).not.toBe(waiting)
  expect(preload).toHaveBeenCalledTimes(1)
})

test('the session doesn’t wait for a last part', async () => {
  const { behind, status } = await open()
  expect(status()).toBe('guest')
  await act(async () => session.set({ status: 'customer', user: user() }))
  expect(status()).toBe('customer')
  expect(behind?.textContent).toBe('behind at /product')
  expect(behind?.isConnected).toBe(true)
})

test('a last part is fetched for a navigation, and stays as the server rendered it', async () => {
  const { behind, arrive } = await open()
  await act(async () => navigate('/'))
  expect(behind?.textContent).toBe('behind at /product')
  await arrive()
  expect(behind?.textContent).toBe('behind at /')
  expect(behind?.isConnected).toBe(true)
})

test('a last part shows a context that has changed at once when it has been fetched', async () => {
  const { shown, rest, arrive } = await open()
  await act(async () => address.set('/'))
  await rest()
  await arrive()
  expect(shown()).toBe('behind at /')
})

test('a last part stays when it can’t be fetched, until a navigation fetches it again', async () => {
  const { behind, rest, arrive } = await open()
  preloadAhead.mockRejectedValueOnce(new Error('offline'))
  await rest()
  expect(behind?.textContent).toBe('behind at /product')
  await act(async () => navigate('/'))
  await arrive()
  expect(preload).toHaveBeenCalledTimes(1)
  expect(behind?.textContent).toBe('behind at /')
  expect(behind?.isConnected).toBe(true)
})
