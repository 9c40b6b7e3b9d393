import { describe, expect, test, vi } from 'vitest'
import { persisted } from '#shared/state/persisted.ts'
import { persistedStore } from '#shared/state/persistedStore.ts'

const read = (text: string) => {
  const value: unknown = JSON.parse(text)
  return typeof value === 'number' ? value : null
}
const refused = (): Storage => {
  throw new DOMException('refused', 'SecurityError')
}
/** Storage that holds a text and takes no other. */
const full = () => ({
  getItem: () => '1',
  setItem: refused,
  removeItem: refused,
})

test('is kept, read by another page, and taken out', () => {
  const count = persisted({ key: 'count', read })
  expect(count.get()).toBeNull()
  count.set(3)
  expect(count.get()).toBe(3)
  expect(localStorage.getItem('count')).toBe('3')
  expect(persisted({ key: 'count', read }).get()).toBe(3)
  count.set(null)
  expect(localStorage.getItem('count')).toBeNull()
})

test.each(['"3"', 'three', ''])('what is of no use is none: %j', (text) => {
  localStorage.setItem('count', text)
  expect(persisted({ key: 'count', read }).get()).toBeNull()
  localStorage.clear()
})

test('is the same value until it changes, and is read again after another tab has changed it', () => {
  const list = persistedStore({ key: 'list', read: (text) => text.split(','), write: String })
  list.set(['a', 'b'])
  expect(list.get()).toEqual(['a', 'b'])
  expect(list.get()).toBe(list.get())
  localStorage.setItem('list', 'c')
  expect(list.get()).toEqual(['c'])
})

test('notifies of changes of this key only, by this and other tabs', () => {
  const count = persistedStore({ key: 'count', read })
  const listener = vi.fn()
  const stop = count.subscribe(listener)
  count.set(1)
  for (const key of ['count', 'another', null]) window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  count.set(2)
  window.dispatchEvent(new StorageEvent('storage', { key: 'count' }))
  expect(listener).toHaveBeenCalledTimes(3)
})

describe('where storage is refused or full', () => {
  test('nothing is remembered, and what was there before stays', () => {
    const none = persisted({ key: 'count', read, storage: refused, isStoredOnly: true })
    none.set(2)
    expect(none.get()).toBeNull()
    const before = persisted({
      key: 'count',
      read,
      storage: () => ({ ...localStorage, ...full() }),
      isStoredOnly: true,
    })
    before.set(2)
    expect(before.get()).toBe(1)
  })

  test('or else the page itself remembers, a removal too', () => {
    for (const storage of [refused, () => ({ ...localStorage, ...full() })]) {
      const count = persisted({ key: 'count', read, storage })
      count.set(2)
      expect(count.get()).toBe(2)
      count.set(null)
      expect(count.get()).toBeNull()
    }
  })
})
