import { createTranslate, ka, loadServerEnglish, serverKa } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { askFailureText, isLinkRefused } from '#features/auth/model/resetFailure.ts'
import { ApiError, NO_ERROR_BODY, type ErrorBody } from '#shared/api/ApiError.ts'
import { readResetEntry, resetLinkIn } from '#shared/routing/resetLink.ts'

const t = createTranslate(ka)
const serverEn = await loadServerEnglish()
const refusal = (status: number, body: Partial<ErrorBody> = {}) =>
  new ApiError('http', 'refused', { status, body: { ...NO_ERROR_BODY, ...body } })

describe('AUTH-05 what the page says of a link that could not be sent', () => {
  test.each<[string, unknown, string]>([
    [
      'the first message of the email field',
      refusal(400, { detail: 'd', fieldErrors: { email: ['one', 'two'] } }),
      'one',
    ],
    [
      'its own for any other',
      refusal(400, { detail: 'd', fieldErrors: { name: ['x'] } }),
      'Reset password failed',
    ],
    ['its own for a server that fails', refusal(500), 'Reset password failed'],
    ['its own for no answer', new ApiError('network', 'none'), 'Reset password failed'],
    ['what a device without a connection says', new ApiError('offline', 'none'), t('shell.offline')],
  ])('%s', (_, error, text) => {
    expect(askFailureText(error, t)).toBe(text)
  })
})

describe('RESET-03 it is the link that was refused', () => {
  test.each<[string, unknown, boolean]>([
    ['by a detail that speaks of it', refusal(400, { detail: 'Invalid or expired token.' }), true],
    ['by our server’s', refusal(400, { detail: serverKa['account.resetRefused'] }), true],
    ['by our server’s in English', refusal(400, { detail: serverEn['account.resetRefused'] }), true],
    ['not by any other detail', refusal(400, { detail: 'Too many attempts today.' }), false],
    ['as gone', refusal(410, { detail: 'd' }), true],
    ['by its own fields', refusal(400, { fieldErrors: { token: ['Invalid value'] } }), true],
    ['not when the password was', refusal(400, { detail: 'd', fieldErrors: { new_password: ['x'] } }), false],
    ['not without a word', refusal(400), false],
    ['not by a limit', refusal(429, { detail: 'd' }), false],
    ['not by a lost connection', new ApiError('network', 'none'), false],
  ])('%s', (_, error, expected) => {
    expect(isLinkRefused(error)).toBe(expected)
  })
})

describe('ROUTE-04 a link', () => {
  test('is read from the query when it is whole', () => {
    expect(resetLinkIn('?uid=a&token=b%2Bc&x=1')).toEqual({ uid: 'a', token: 'b+c' })
    expect([resetLinkIn('?uid=a'), resetLinkIn('?uid=&token=b'), resetLinkIn('')]).toEqual([null, null, null])
  })

  test('is read from an entry, which another script may have written', () => {
    const resetLink = { uid: 'a', token: 'b' }
    expect(readResetEntry({ resetLink, depth: 1 })).toEqual({ resetLink })
    expect(readResetEntry({ resetDone: true })).toEqual({ resetDone: true })
    for (const other of [null, 'x', {}, { resetLink: 1 }, { resetLink: { uid: 1, token: 'b' } }])
      expect(readResetEntry(other)).toBeNull()
  })
})
