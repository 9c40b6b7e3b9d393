import { createTranslate, ka } from '@dukani/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import { readErrorBody } from '#shared/api/readErrorBody.ts'

const t = createTranslate(ka)
const http = (body: unknown, status = 400) =>
  new ApiError('http', 'refused', { status, body: readErrorBody(body) })

describe('the body of a refusal', () => {
  test('API-03 detail, as a text or a list', () => {
    expect(readErrorBody({ detail: ' მარაგი არ არის ' }).detail).toBe('მარაგი არ არის')
    expect(readErrorBody({ detail: ['ერთი.', 'ორი.'] }).detail).toBe('ერთი. ორი.')
  })

  test('API-03 messages by field, also nested and single', () => {
    const body = readErrorBody({
      quantity: ['ძალიან ბევრია', 'და ცუდი'],
      email: 'არასწორია',
      address: { city: ['აუცილებელია'] },
      code: 'invalid',
    })
    expect(body.fieldErrors).toEqual({
      quantity: ['ძალიან ბევრია', 'და ცუდი'],
      email: ['არასწორია'],
      address: ['აუცილებელია'],
    })
    expect(body.code).toBe('invalid')
  })

  test('API-03 messages of a field named code', () => {
    const taken = { code: ['ასეთი კოდი უკვე არის.'] }
    expect(readErrorBody(taken)).toMatchObject({ fieldErrors: taken, code: null })
  })

  test('API-03 error', () => {
    expect(readErrorBody({ error: 'არ შეინახა' }).error).toBe('არ შეინახა')
  })

  test('a bare text or list', () => {
    expect(readErrorBody('უკვე შეაფასეთ').text).toBe('უკვე შეაფასეთ')
    expect(readErrorBody(['ერთი', 'ორი']).text).toBe('ერთი ორი')
  })

  test('markup, stack traces and empty bodies give no message', () => {
    const nothing = { detail: null, error: null, fieldErrors: {}, code: null, text: null }
    expect(readErrorBody('<html><h1>500</h1>')).toEqual(nothing)
    expect(readErrorBody({ detail: '<b>x</b>' })).toEqual(nothing)
    expect(readErrorBody({ detail: 'at Object.<anonymous> '.repeat(40) })).toEqual(nothing)
    expect(readErrorBody(null)).toEqual(nothing)
    expect(readErrorBody('')).toEqual(nothing)
  })

  test('any body is read without an error, as short text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (body) => {
        const read = readErrorBody(body)
        const texts = [
          read.detail,
          read.error,
          read.text,
          read.code,
          ...Object.values(read.fieldErrors).flat(),
        ]
        for (const text of texts) {
          if (text !== null) expect(text.length).toBeLessThanOrEqual(300)
        }
      }),
    )
  })
})

describe('the sentence', () => {
  const fallback = t('cart.addFailed')

  test('CART-08 the detail, else the message, else the call’s own sentence', () => {
    expect(errorText(http({ detail: 'მარაგში მხოლოდ ორია.' }), t, fallback)).toBe('მარაგში მხოლოდ ორია.')
    expect(errorText(new ApiError('network', 'x'), t, fallback)).toBe(t('error.network'))
    expect(errorText(new ApiError('timeout', 'x'), t, fallback)).toBe(t('error.timeout'))
    expect(errorText(new ApiError('offline', 'x'), t, fallback)).toBe(t('shell.offline'))
    expect(errorText(http('<html>', 500), t, fallback)).toBe('შეცდომა კალათაში დამატებისას.')
    expect(errorText(new TypeError('x is undefined'), t, fallback)).toBe('შეცდომა კალათაში დამატებისას.')
  })

  test('the order is the call’s own', () => {
    const error = http({ detail: 'დეტალი', error: 'შეცდომა', email: ['ფოსტა'] })
    expect(errorText(error, t, fallback, ['error'])).toBe('შეცდომა')
    expect(errorText(error, t, fallback, [{ field: 'email' }, 'detail'])).toBe('ფოსტა')
    expect(errorText(error, t, fallback, [{ field: 'phone' }, 'detail'])).toBe('დეტალი')
    expect(errorText(error, t, fallback, ['text'])).toBe(fallback)
  })
})
