import { act, cleanup } from '@testing-library/react'
import { startTransition, use, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { createHydration } from '#shared/hydration/HydrationContext.ts'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { useBrowserState } from '#shared/hydration/useBrowserState.ts'

const rendered: string[] = []
let announce = () => {}
let inBrowser = 'of the browser'

function State() {
  const value = useBrowserState(
    (listener) => {
      announce = listener
      return () => {}
    },
    () => inBrowser,
    () => 'of the server',
  )
  rendered.push(value)
  return <output>{value}</output>
}

const page = () => document.querySelector('#page')

/** Puts the server's markup into the page and hydrates it. */
function hydrate(tree: ReactNode) {
  const root = Object.assign(document.createElement('div'), { id: 'page' })
  root.innerHTML = renderToString(tree)
  document.body.replaceChildren(root)
  rendered.length = 0
  const onRecoverableError = vi.fn()
  return {
    onRecoverableError,
    begin: () => startTransition(() => void hydrateRoot(root, tree, { onRecoverableError })),
  }
}

afterEach(() => {
  cleanup()
  inBrowser = 'of the browser'
})

test('what only the browser knows comes after the first render, which matches the server’s', async () => {
  const { begin, onRecoverableError } = hydrate(
    <HydrationProvider>
      <State />
    </HydrationProvider>,
  )
  expect(page()?.textContent).toBe('of the server')
  await act(async () => begin())
  expect(rendered[0]).toBe('of the server')
  expect(page()?.textContent).toBe('of the browser')
  expect(onRecoverableError).not.toHaveBeenCalled()
  inBrowser = 'changed since'
  await act(async () => announce())
  expect(page()?.textContent).toBe('changed since')
})

test('what is mounted after that shows it at once', async () => {
  const tree = (isShown: boolean) => <HydrationProvider>{isShown && <State />}</HydrationProvider>
  const root = document.createElement('div')
  const app = await act(async () => hydrateRoot(root, tree(false)))
  rendered.length = 0
  await act(async () => app.render(tree(true)))
  expect(new Set(rendered)).toEqual(new Set(['of the browser']))
  await act(async () => app.unmount())
})

test('a tap in a part that hasn’t hydrated hydrates that part alone, and is handled once', () => {
  const tapped = vi.fn()
  const rendersOfOther = vi.fn()
  function Other() {
    rendersOfOther()
    return <p>the rest of the page</p>
  }
  const { begin } = hydrate(
    <HydrationProvider>
      <HydrationBoundary>
        <Other />
      </HydrationBoundary>
      <HydrationBoundary>
        <button onClick={tapped}>add</button>
      </HydrationBoundary>
    </HydrationProvider>,
  )
  rendersOfOther.mockClear()
  begin()
  page()?.querySelector('button')?.click()
  expect(tapped).toHaveBeenCalledTimes(1)
  expect(rendersOfOther).not.toHaveBeenCalled()
})

test('the page has hydrated when its last part has, or is gone', async () => {
  const onHydrated = vi.fn()
  const arrived = Promise.withResolvers<string>()
  const Late = () => <p>{use(arrived.promise)}</p>
  const tree = (hasLast: boolean, isServer = false) => (
    <HydrationProvider onHydrated={onHydrated}>
      <HydrationBoundary>
        <State />
        <HydrationBoundary>{isServer ? <p>late</p> : <Late />}</HydrationBoundary>
      </HydrationBoundary>
      {hasLast && <HydrationBoundary>{isServer ? <p>late</p> : <Late />}</HydrationBoundary>}
    </HydrationProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(tree(true, true))
  document.body.replaceChildren(root)
  const app = await act(async () => hydrateRoot(root, tree(true)))
  await act(async () => app.render(tree(false)))
  expect(onHydrated).not.toHaveBeenCalled()
  await act(async () => arrived.resolve('late'))
  expect(onHydrated).toHaveBeenCalledTimes(1)
  await act(async () => app.unmount())
})

test('the page has hydrated once, when its root has: not already when the parts that have begun have', () => {
  const onHydrated = vi.fn()
  const page = createHydration(onHydrated)
  const part = page.part()
  part.begin()
  part.finish()
  expect(onHydrated).not.toHaveBeenCalled()
  page.finish()
  page.finish()
  expect(onHydrated).toHaveBeenCalledTimes(1)
})
