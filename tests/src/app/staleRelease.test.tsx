import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnStaleRelease } from '../../../src/app/staleRelease.ts'

function page(storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) {
  const target = new EventTarget()
  const reload = vi.fn()
  reloadOnStaleRelease({
    addEventListener: target.addEventListener.bind(target),
    location: { reload } as unknown as Location,
    sessionStorage: storage as Storage,
  })
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    target.dispatchEvent(event)
    return event
  }
  return { fail, reload }
}

beforeEach(() => window.sessionStorage.clear())

test('ROUTE-08 a chunk that can not be fetched loads the page anew, and Vite does not rethrow', () => {
  const { fail, reload } = page()
  expect(fail().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('ROUTE-08 a second failure soon after is left to the error boundary: no loop', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  page().fail()
  vi.spyOn(Date, 'now').mockReturnValue(1_029_999)
  const again = page()
  expect(again.fail().defaultPrevented).toBe(false)
  expect(again.reload).not.toHaveBeenCalled()
  vi.spyOn(Date, 'now').mockReturnValue(1_030_000)
  const later = page()
  later.fail()
  expect(later.reload).toHaveBeenCalledTimes(1)
})

test('ROUTE-08 where nothing can be remembered the page is not reloaded, since it might for ever', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('refused')
    },
    setItem: () => {
      throw new DOMException('refused')
    },
  }
  const { fail, reload } = page(refusing)
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
