import { afterEach, expect, test, vi } from 'vitest'
import { createViewedStore } from '#features/product/model/viewedStore.ts'
import { clearPersonalData, VIEWED_KEY } from '#shared/session/clearPersonalData.ts'

afterEach(() => localStorage.clear())

const environment = { storage: () => localStorage, now: () => 1_000 }
const idsOf = (store: ReturnType<typeof createViewedStore>) => store.views().map(({ id }) => id)

test('only ids and times are kept, and another page of the browser reads them', () => {
  const store = createViewedStore(environment)
  store.add(5)
  store.add('a-b')
  store.add('5')
  expect(idsOf(store)).toEqual(['5', 'a-b'])
  expect(localStorage.getItem(VIEWED_KEY)).toBe(
    '{"version":1,"views":[{"id":"5","at":1000},{"id":"a-b","at":1000}]}',
  )
  expect(idsOf(createViewedStore(environment))).toEqual(['5', 'a-b'])
})

test('views of another tab are added to, not replaced, and notify this one', () => {
  const [here, there] = [createViewedStore(environment), createViewedStore(environment)]
  const onChange = vi.fn()
  const stop = here.subscribe(onChange)
  here.add(5)
  there.add(6)
  // What a browser tells the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: VIEWED_KEY }))
  dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(idsOf(here)).toEqual(['6', '5'])
  here.add(7)
  expect(idsOf(there)).toEqual(['7', '6', '5'])
  stop()
})

test('AUTH-09 a logout removes the viewed products', () => {
  const store = createViewedStore(environment)
  store.add(5)
  clearPersonalData()
  expect(store.views()).toEqual([])
})

test('where storage is refused nothing is remembered, and nothing throws', () => {
  const refused = createViewedStore({
    ...environment,
    storage: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  refused.add(5)
  refused.forget(5)
  refused.clear()
  expect(refused.views()).toEqual([])
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(clearPersonalData).not.toThrow()
})

test('where storage is full the list stays as it was', () => {
  const store = createViewedStore(environment)
  store.add(5)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.add(6)
  expect(idsOf(store)).toEqual(['5'])
})
