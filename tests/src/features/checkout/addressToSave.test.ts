import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressToSave } from '#features/checkout/model/addressToSave.ts'
import { withTimeout } from '#features/checkout/model/withTimeout.ts'
import { address } from '#mocks/addresses.ts'

const typed = { home_address: ' გორგილაძის 4 ', city: ' ბათუმი', region: 'აჭარა ', postal_code: ' ' }
const point = { latitude: 41.6461, longitude: 41.6405 }

describe('CHECK-03 an address that was typed', () => {
  const saved = { home_address: 'გორგილაძის 4', city: 'ბათუმი', region: 'აჭარა', postal_code: '' }

  test('is saved without the space around it, with its point', () => {
    expect(addressToSave(typed, point, [])).toEqual({ ...saved, ...point })
    expect(addressToSave(typed, point, [address()])).toEqual({ ...saved, ...point })
  })

  test('is not saved when the book has it, however the book writes its spaces', () => {
    const known = address({ ...saved, city: ' ბათუმი ' })
    expect(addressToSave(typed, point, [address(), known])).toBeNull()
  })

  test.each(['home_address', 'city', 'region', 'postal_code'])('is another one by its %s alone', (field) => {
    expect(addressToSave(typed, point, [address({ ...saved, [field]: 'x' })])).not.toBeNull()
  })
})

describe('CHECK-08 the redirect to the payment waits for the address', () => {
  afterEach(() => void vi.useRealTimers())

  const settled = async (work: Promise<unknown>, afterMs: number) => {
    vi.useFakeTimers()
    const isOver = vi.fn()
    void withTimeout(work, 2_000).then(isOver)
    await vi.advanceTimersByTimeAsync(afterMs)
    return { isOver: isOver.mock.calls.length === 1, timers: vi.getTimerCount() }
  }

  test('until it has answered, also when it refuses', async () => {
    expect(await settled(Promise.resolve(), 0)).toEqual({ isOver: true, timers: 0 })
    expect(await settled(Promise.reject(new Error('refused')), 0)).toEqual({ isOver: true, timers: 0 })
  })

  test('but no longer than it is given', async () => {
    const never = new Promise(() => {})
    expect(await settled(never, 1_999)).toEqual({ isOver: false, timers: 1 })
    expect(await settled(never, 2_000)).toMatchObject({ isOver: true })
  })
})
