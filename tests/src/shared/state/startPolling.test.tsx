import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPolling } from '#shared/state/startPolling.ts'

let stop = () => {}
let isHidden = false
const ask = vi.fn(() => Promise.resolve())
const delay = (rounds: number) => 1_000 * rounds

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  isHidden = false
  ask.mockClear()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (shown: boolean) => {
  isHidden = !shown
  document.dispatchEvent(new Event('visibilitychange'))
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('ROUTE-03 ORDER-07 asks at its times', async () => {
  stop = startPolling({ ask, delay })
  await after(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await after(1_000)
  expect(ask).toHaveBeenCalledTimes(2)
  await after(1_999)
  expect(ask).toHaveBeenCalledTimes(2)
  await after(1)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('ROUTE-03 ORDER-07 asks nothing while hidden, and at once when shown again', async () => {
  stop = startPolling({ ask, delay })
  await after(0)
  show(false)
  await after(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  show(true)
  await after(0)
  expect(ask).toHaveBeenCalledTimes(2)
  await after(2_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('an answer that comes while hidden sets no timer; one that is opened hidden waits', async () => {
  let answer = () => {}
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  isHidden = true
  stop = startPolling({ ask, delay })
  await after(60_000)
  expect(ask).not.toHaveBeenCalled()
  show(true)
  show(false)
  answer()
  await after(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('asks at once when the connection is back, and never twice at a time', async () => {
  stop = startPolling({ ask, delay })
  await after(0)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await after(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('ends, also when it is ended within an answer', async () => {
  ask.mockImplementationOnce(() => {
    stop()
    return Promise.resolve()
  })
  stop = startPolling({ ask, delay })
  await after(60_000)
  show(true)
  window.dispatchEvent(new Event('online'))
  await after(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
