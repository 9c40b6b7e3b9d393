import { describe, expect, test } from 'vitest'
import { createOrderAttempts } from '#features/checkout/model/orderAttempt.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const NAME = 'dukani.orderAttempt'

describe('CHECK-12 the attempt of an order', () => {
  test('is remembered over a reload of the page, until the server has answered', () => {
    const kept = new Map<string, string>()
    const page = () => createOrderAttempts(() => fakeStorage(kept))
    expect(page().of('k')).toBeNull()
    const before = Date.now()
    const attempt = page().begin('k', [1, 'a'])
    expect(attempt).toMatchObject({ key: 'k', known: ['1', 'a'] })
    expect(attempt.at).toBeGreaterThanOrEqual(before)
    const after = page()
    expect(after.of('k')).toEqual(attempt)
    expect(after.of('other')).toBeNull()
    after.forget()
    expect([after.of('k'), kept.size]).toEqual([null, 0])
  })

  test('is the last one only', () => {
    const storage = fakeStorage()
    const attempts = createOrderAttempts(() => storage)
    attempts.begin('first', [])
    attempts.begin('second', null)
    expect(attempts.of('first')).toBeNull()
    expect(attempts.of('second')).toMatchObject({ known: null })
  })

  test('without the orders of before is remembered as such', () => {
    const kept = new Map([[NAME, '{"key":"k","known":null,"at":7}']])
    expect(createOrderAttempts(() => fakeStorage(kept)).of('k')).toEqual({ key: 'k', known: null, at: 7 })
  })

  test.each(['', 'null', '7', '{', '{"known":[],"at":7}', '{"key":"k","known":[]}', '{"key":"k","at":"7"}'])(
    'is none where the storage holds %j',
    (text) => {
      const attempts = createOrderAttempts(() => fakeStorage(new Map([[NAME, text]])))
      expect(attempts.of('k')).toBeNull()
    },
  )

  test('lives as long as the page where storage is refused', () => {
    const attempts = createOrderAttempts(() => {
      throw new Error('refused')
    })
    expect(attempts.of('k')).toBeNull()
    attempts.begin('k', [1, 'a'])
    expect(attempts.of('k')).toMatchObject({ known: ['1', 'a'] })
    expect(attempts.of('other')).toBeNull()
    attempts.forget()
    expect(attempts.of('k')).toBeNull()
  })
})
