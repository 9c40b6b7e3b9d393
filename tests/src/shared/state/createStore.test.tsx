import { act, render, renderHook } from '@testing-library/react'
import { startTransition, Suspense, use, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createStore, until, useStore, useTransitionedStore } from '#shared/state/createStore.ts'
import { perPage } from '#shared/state/perPage.ts'

test('a store notifies its present listeners of each change', () => {
  const store = createStore(1)
  const [stays, leaves] = [vi.fn(), vi.fn()]
  store.subscribe(stays)
  store.subscribe(leaves)()
  store.set(2)
  store.set(2)
  expect(store.get()).toBe(2)
  expect(stays).toHaveBeenCalledOnce()
  expect(leaves).not.toHaveBeenCalled()
})

test('waiting for a condition ends when it holds, at once if it does already', async () => {
  const store = createStore(1)
  const reached = vi.fn()
  const waiting = until(store, (value) => value > 2).then(reached)
  store.set(2)
  await until(store, (value) => value === 2)
  expect(reached).not.toHaveBeenCalled()
  store.set(3)
  await waiting
  expect(reached).toHaveBeenCalledOnce()
})

test('who follows a part of it is drawn anew for that part alone', () => {
  const store = createStore({ one: 1, other: 1 })
  const draw = vi.fn(() => useStore(store, ({ one }) => one))
  const { result } = renderHook(draw)
  act(() => store.set({ one: 1, other: 2 }))
  expect(draw).toHaveBeenCalledOnce()
  act(() => store.set({ one: 2, other: 2 }))
  expect(result.current).toBe(2)
})

test('the first render is of what it began with', () => {
  const store = createStore('nothing')
  store.set('something')
  const Shown = () => useStore(store)
  expect(renderToString(<Shown />)).toBe('nothing')
})

test('a change in a transition is rendered in it: what suspends keeps the page as it is', async () => {
  const store = createStore('here')
  const never = new Promise(() => {})
  const Shown = () => {
    const shown = useTransitionedStore(store)
    if (shown === 'far') use(never)
    return shown
  }
  const { container } = render(<Shown />, {
    wrapper: ({ children }) => <Suspense fallback="waiting">{children}</Suspense>,
  })
  await act(async () => startTransition(() => store.set('far')))
  expect(container.textContent).toBe('here')
  await act(async () => store.set('near'))
  expect(container.textContent).toBe('near')
})

test('a change between the first render and its effects is shown', () => {
  const store = createStore('before')
  const Change = () => {
    useLayoutEffect(() => store.set('after'), [])
    return useTransitionedStore(store)
  }
  expect(render(<Change />).container.textContent).toBe('after')
})

test('each client has its own', () => {
  const storeOf = perPage(() => createStore(0))
  const client = {}
  expect(storeOf(client)).toBe(storeOf(client))
  expect(storeOf({})).not.toBe(storeOf(client))
})
