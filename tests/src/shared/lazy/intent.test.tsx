import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INTENT_MS, intentHandlers } from '#shared/lazy/intent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Some links in a row, and which of them was meant. */
function links(...names: string[]) {
  const meant = vi.fn<(name: string) => void>()
  render(
    names.map((name) => (
      <a key={name} href={`#${name}`} {...intentHandlers(() => meant(name))} children={name} />
    )),
  )
  return { meant, link: (name: string) => screen.getByText(name) }
}

function connect(connection: object) {
  vi.stubGlobal('navigator', { connection, onLine: true })
}

test('ROUTE-02 a link where the pointer stays counts as an intent; one that it only crosses doesn’t', () => {
  const { meant, link } = links('a', 'b', 'c')
  for (const name of ['a', 'b', 'c']) {
    fireEvent.pointerEnter(link(name))
    vi.advanceTimersByTime(INTENT_MS - 1)
    if (name !== 'c') fireEvent.pointerLeave(link(name))
  }
  expect(meant).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(meant.mock.calls).toEqual([['c']])
})

test('ROUTE-02 so is one where the focus stays', () => {
  const { meant, link } = links('a', 'b')
  fireEvent.focus(link('a'))
  fireEvent.blur(link('a'))
  fireEvent.focus(link('b'))
  vi.advanceTimersByTime(INTENT_MS)
  expect(meant.mock.calls).toEqual([['b']])
})

test('ROUTE-02 a pressed or touched link counts as an intent at once, and only once', () => {
  const { meant, link } = links('a')
  fireEvent.pointerEnter(link('a'))
  fireEvent.pointerDown(link('a'))
  expect(meant.mock.calls).toEqual([['a']])
  vi.advanceTimersByTime(10 * INTENT_MS)
  expect(meant).toHaveBeenCalledTimes(1)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'ROUTE-02 a connection that is to be spared is used for a press only: %j',
  (connection) => {
    connect(connection)
    const { meant, link } = links('a')
    fireEvent.pointerEnter(link('a'))
    fireEvent.focus(link('a'))
    vi.advanceTimersByTime(10 * INTENT_MS)
    expect(meant).not.toHaveBeenCalled()
    fireEvent.pointerDown(link('a'))
    expect(meant).toHaveBeenCalledTimes(1)
  },
)

test('ROUTE-02 a good one is used', () => {
  connect({ saveData: false, effectiveType: '4g' })
  const { meant, link } = links('a')
  fireEvent.pointerEnter(link('a'))
  vi.advanceTimersByTime(INTENT_MS)
  expect(meant).toHaveBeenCalledTimes(1)
})
