import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import { lazyScreen } from '#shared/lazyScreen.tsx'

afterEach(cleanup)

const Page = ({ name }: { name: string }) => <h1>{name}</h1>

test('a screen that was preloaded renders at once, on the server too', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Page))
  await Screen.preload()
  expect(renderToString(<Screen name="product" />)).toBe('<h1>product</h1>')
})

test('a screen that was not comes when its chunk is there, fetched once', async () => {
  const load = vi.fn(() => Promise.resolve(Page))
  const Screen = lazyScreen(load)
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Screen name="first" />
        <Screen name="second" />
      </Suspense>,
    )
  })
  expect(screen.getAllByRole('heading')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})

test('ROUTE-08 a chunk that can not be fetched gives a message with a retry, and the retry fetches again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let online = false
  const load = vi.fn(() => (online ? Promise.resolve(Page) : Promise.reject(new Error('chunk gone'))))
  const Screen = lazyScreen(load)
  await act(async () => {
    render(
      <ErrorBoundary
        beforeRetry={Screen.preload}
        fallback={(retry) => <button onClick={retry}>retry</button>}
      >
        <Suspense fallback="waiting">
          <Screen name="back" />
        </Suspense>
      </ErrorBoundary>,
    )
  })
  const retry = screen.getByRole('button', { name: 'retry' })
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => retry.click())
  expect(screen.getByRole('button', { name: 'retry' })).toBeTruthy()
  online = true
  await act(async () => retry.click())
  expect(await screen.findByRole('heading', { name: 'back' })).toBeTruthy()
})
