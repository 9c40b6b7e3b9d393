import { describe, expect, test, vi } from 'vitest'
import { createGuestMark } from '#features/cart/model/guestMark.ts'
import { browserLocks, withTabLock } from '#shared/browser/withTabLock.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

describe('CART-13 the mark of a guest’s cart', () => {
  test('outlives the page', () => {
    const storage = fakeStorage()
    const first = createGuestMark(() => storage)
    expect(first.isSet()).toBe(false)
    first.set()
    const second = createGuestMark(() => storage)
    expect(second.isSet()).toBe(true)
    second.clear()
    expect(createGuestMark(() => storage).isSet()).toBe(false)
  })

  test('is stored as 1', () => {
    const storage = fakeStorage()
    createGuestMark(() => storage).set()
    expect(storage.getItem('dukani.guestCart')).toBe('1')
  })

  test('lives as long as the page where storage is refused', () => {
    const mark = createGuestMark(() => {
      throw new Error('refused')
    })
    mark.set()
    expect(mark.isSet()).toBe(true)
    mark.clear()
    expect(mark.isSet()).toBe(false)
  })
})

describe('CART-13 one tab at a time', () => {
  const granting = {
    request: (_: string, __: LockOptions, work: () => Promise<unknown>) => work(),
  }

  test('works under the lock, and without locks', async () => {
    const request = vi.fn(granting.request)
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await withTabLock('cart-merge', () => Promise.resolve('done'), browserLocks())).toBe('done')
    expect(request).toHaveBeenCalledTimes(1)
    vi.stubGlobal('navigator', {})
    expect(await withTabLock('cart-merge', () => Promise.resolve('done'), browserLocks())).toBe('done')
  })

  test('a lock that never comes free is waited for five seconds', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const request = (_: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')))
      })
    vi.stubGlobal('navigator', { locks: { request } })
    const work = vi.fn(() => Promise.resolve('done'))
    const done = withTabLock('cart-merge', work, browserLocks())
    await vi.advanceTimersByTimeAsync(4_999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toBe('done')
    vi.useRealTimers()
  })

  test('work that fails is not done a second time', async () => {
    vi.stubGlobal('navigator', { locks: granting })
    const work = vi.fn(() => Promise.reject(new Error('failed')))
    await expect(withTabLock('cart-merge', work, browserLocks())).rejects.toThrow('failed')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
