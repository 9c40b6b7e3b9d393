import { describe, expect, test, vi } from 'vitest'
import { createToastStore } from '#shared/toast/toastStore.ts'

const shown = (store: ReturnType<typeof createToastStore>) => store.get().map(({ message }) => message)

describe('notices', () => {
  test('TOAST-01 a toast has id, message, type and duration', () => {
    const store = createToastStore()
    const id = store.show({ message: 'დაემატა', type: 'success', duration: 8000 })
    expect(store.get()).toEqual([{ id, message: 'დაემატა', type: 'success', duration: 8000, times: 1 }])
  })

  test('TOAST-02 stays for 5000 ms by default', () => {
    const store = createToastStore()
    store.show({ message: 'x', type: 'warning' })
    expect(store.get()[0]?.duration).toBe(5000)
  })

  test('TOAST-02 the same message is there once, and its clock starts anew', () => {
    const store = createToastStore()
    const id = store.show({ message: 'x', type: 'error' })
    expect(store.show({ message: 'x', type: 'error' })).toBe(id)
    expect(store.get()).toMatchObject([{ id, times: 2 }])
    store.show({ message: 'x', type: 'success' })
    expect(store.get()).toHaveLength(2)
  })

  test('TOAST-02 up to three stack: of the least serious the oldest goes', () => {
    const store = createToastStore()
    store.show({ message: 'შეცდომა', type: 'error' })
    store.show({ message: 'ერთი', type: 'success' })
    store.show({ message: 'ორი', type: 'success' })
    store.show({ message: 'სამი', type: 'success' })
    expect(shown(store)).toEqual(['შეცდომა', 'ორი', 'სამი'])
    store.show({ message: 'ახალი', type: 'warning' })
    store.show({ message: 'კიდევ', type: 'warning' })
    store.show({ message: 'ბოლო', type: 'success' })
    expect(shown(store)).toEqual(['შეცდომა', 'კიდევ', 'ბოლო'])
  })

  test('TOAST-02 can be dismissed', () => {
    const store = createToastStore()
    const id = store.show({ message: 'x', type: 'success' })
    const listener = vi.fn()
    store.subscribe(listener)
    store.dismiss(id)
    store.dismiss(id)
    expect(shown(store)).toEqual([])
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
