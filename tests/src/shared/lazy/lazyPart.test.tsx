import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

const Content = () => <p>part</p>

const place = (Part: LazyPart<object>) => (
  <Part fallback={<p>loading</p>} renderError={(retry) => <button onClick={retry}>retry</button>} />
)

/** A part that can't be fetched at first. */
function absentPart() {
  let isGone = true
  const load = vi.fn(() => (isGone ? Promise.reject(new Error('chunk gone')) : Promise.resolve(Content)))
  return { load, bring: () => (isGone = false) }
}

test('ROUTE-08 a part that could not be fetched is fetched again by a retry, and is there at once for the next place', async () => {
  const { load, bring } = absentPart()
  const Part = lazyPart(load)
  render(place(Part))
  const retry = await screen.findByRole('button', { name: 'retry' })
  bring()
  act(() => retry.click())
  expect(screen.getByText('loading')).toBeTruthy()
  expect(await screen.findByText('part')).toBeTruthy()
  render(place(Part))
  expect(screen.getAllByText('part')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(2)
})

test('ROUTE-08 a part that could not be fetched is fetched again for the next place', async () => {
  const { load, bring } = absentPart()
  const Part = lazyPart(load)
  const { unmount } = render(place(Part))
  await screen.findByRole('button', { name: 'retry' })
  expect(load).toHaveBeenCalledTimes(1)
  unmount()
  bring()
  render(place(Part))
  expect(await screen.findByText('part')).toBeTruthy()
})

test('ROUTE-08 where nothing stands in for a part, the error stays until the retry has brought it', async () => {
  const { load, bring } = absentPart()
  const Part = lazyPart(load)
  render(<Part renderError={(retry) => <button onClick={retry}>retry</button>} />)
  const retry = await screen.findByRole('button', { name: 'retry' })
  bring()
  act(() => retry.click())
  expect(screen.getByRole('button', { name: 'retry' })).toBe(retry)
  expect(await screen.findByText('part')).toBeTruthy()
})

test('ROUTE-08 an extra isn’t begun without a connection, which would spoil it for good, and comes with it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(() => Promise.resolve(Content))
  render(place(lazyPart(load, { isExtra: true })))
  expect(await screen.findByText('loading')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('part')).toBeTruthy()
})

test('ROUTE-08 an extra that could not be fetched stays away, and comes with the next connection', async () => {
  const { load, bring } = absentPart()
  const { container } = render(place(lazyPart(load, { isExtra: true })))
  await vi.waitFor(() => expect(container.textContent).toBe(''), { timeout: 30_000 })
  bring()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('part')).toBeTruthy()
})
