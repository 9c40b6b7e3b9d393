import { beforeEach, expect, test, vi } from 'vitest'
import {
  CART_PICTURES,
  clearSavedCart,
  clearPersonalData,
  SAVED_CART_KEY,
  SEARCHES_KEY,
  VIEWED_KEY,
} from '#shared/session/clearPersonalData.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map([VIEWED_KEY, SEARCHES_KEY, SAVED_CART_KEY, 'language'].map((name) => [name, 'x']))
  vi.stubGlobal('localStorage', fakeStorage(kept))
})

test('AUTH-09 what was looked at, searched for and in the cart goes with the person, the rest stays', () => {
  const remove = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: remove })
  clearPersonalData()
  expect([...kept.keys()]).toEqual(['language'])
  expect(remove).toHaveBeenCalledExactlyOnceWith(CART_PICTURES)
})

test('the cart is forgotten alone', () => {
  clearSavedCart()
  expect([...kept.keys()]).toEqual([VIEWED_KEY, SEARCHES_KEY, 'language'])
})

test('AUTH-09 pictures that can’t be removed stop nothing', () => {
  // Vitest fails a run with an unhandled rejection.
  vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('refused')) })
  clearPersonalData()
  expect([...kept.keys()]).toEqual(['language'])
})

test('AUTH-09 where storage is refused nothing is thrown', () => {
  vi.stubGlobal('localStorage', {
    removeItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  expect(clearPersonalData).not.toThrow()
})
