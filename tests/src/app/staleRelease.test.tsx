import { beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { reloadOnStaleRelease } from '../../../src/app/staleRelease.ts'
import { eventually } from '../../support/eventually.ts'

function page(
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage,
  navigator: { onLine: boolean } = { onLine: true },
) {
  const target = new EventTarget()
  const reload = vi.fn()
  reloadOnStaleRelease({
    addEventListener: target.addEventListener.bind(target),
    location: { reload } as unknown as Location,
    navigator: navigator as Navigator,
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

test('ROUTE-08 without session storage the page isn’t reloaded, since it could reload for ever', () => {
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

test('ROUTE-08 offline the page is not reloaded, and the importer gets the error', () => {
  const connection = { onLine: false }
  const { fail, reload } = page(window.sessionStorage, connection)
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  connection.onLine = true
  expect(fail().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

/** A screen whose chunk is an older release's: the page hears of it as Vite tells it, then whoever asked. */
function goneScreen(fail: () => Event) {
  const answer = Promise.withResolvers<undefined>()
  const screen = lazyPart(async () => {
    await answer.promise
    if (!fail().defaultPrevented) throw new Error('chunk gone')
    return () => null
  })
  return { screen, answer: () => answer.resolve(undefined) }
}

test('ROUTE-08 a failed prefetch doesn’t reload the page; when the chunk is needed it is fetched again, and does', async () => {
  const { fail, reload } = page()
  const asked = vi.fn(fail)
  const { screen, answer } = goneScreen(asked)
  screen.prefetch()
  answer()
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()
  await screen.preload()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('ROUTE-08 a chunk that is needed while it is being prefetched reloads the page', async () => {
  const { fail, reload } = page()
  const { screen, answer } = goneScreen(fail)
  screen.prefetch()
  const wanted = screen.preload()
  answer()
  await wanted
  expect(reload).toHaveBeenCalledTimes(1)
})

test('ROUTE-08 an extra that can’t be fetched doesn’t reload the page; any other part does', async () => {
  const { fail, reload } = page()
  const gone = () =>
    fail().defaultPrevented ? new Promise<never>(() => {}) : Promise.reject(new Error('gone'))
  await expect(lazyPart(gone, { isExtra: true }).preload()).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
  void lazyPart(gone).preload()
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('ROUTE-08 a finished prefetch changes nothing', async () => {
  const { fail, reload } = page()
  const screen = lazyPart(() => Promise.resolve(() => null))
  screen.prefetch()
  await screen.preload()
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
})
