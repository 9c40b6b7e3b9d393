import { renewedTokenSchema, tokensSchema } from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toGivenTokens, toRenewedToken, toTokens } from '#shared/api/adapters/tokens.ts'
import { ApiError } from '#shared/api/ApiError.ts'

const tokens = { access: 'a', refresh: 'r' }

test('AUTH-14 a login answers both tokens, or can’t be read', () => {
  expect(toTokens({ ...tokens, user: 1 })).toEqual(tokens)
  for (const raw of [
    null,
    'a',
    {},
    { access: 'a' },
    { ...tokens, refresh: null },
    { ...tokens, access: 5 },
  ]) {
    expect(() => toTokens(raw)).toThrow(ApiError)
    expect(toGivenTokens(raw)).toBeNull()
  }
})

test('AUTH-15 a renewal answers an access token, and a refresh token where a server rotates it so', () => {
  expect(toRenewedToken(tokens)).toEqual(tokens)
  for (const refresh of [undefined, null, '', {}])
    expect(toRenewedToken({ access: 'a', refresh })).toEqual({ access: 'a', refresh: undefined })
  for (const raw of [null, 'a', [], {}, { access: null }, { refresh: 'r' }])
    expect(() => toRenewedToken(raw)).toThrow(ApiError)
})

test('API-02 of anything there are tokens, or an answer that can’t be read', () => {
  const almost = fc.record({
    access: fc.oneof(fc.string(), fc.anything()),
    refresh: fc.oneof(fc.string(), fc.anything()),
  })
  const settle = (read: () => void) => {
    try {
      read()
    } catch (error) {
      expect(error).toMatchObject({ kind: 'parse' })
    }
  }
  fc.assert(
    fc.property(fc.oneof(fc.anything(), almost), (raw) => {
      settle(() => expect(tokensSchema.parse(toTokens(raw))).toEqual(toTokens(raw)))
      settle(() => expect(renewedTokenSchema.safeParse(toRenewedToken(raw)).success).toBe(true))
    }),
  )
})
