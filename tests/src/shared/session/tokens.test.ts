import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accessToken } from '#mocks/accounts.ts'
import { isExpired, mayBeOf, readClaims } from '#shared/session/accessClaims.ts'
import { isLocalHost } from '#shared/session/localHost.ts'
import { clearTokens, readTokens } from '#shared/session/sessionCookies.ts'
import { sessionCookie, writeTokens } from '#shared/session/writeTokens.ts'
import { cookieJar } from '../../support/browser.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (payload: unknown) => `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`
const NOTHING = { userId: null, expiresAt: null }

describe('AUTH-14 what an access token says', () => {
  test.each([
    ['a text', 'b7-user'],
    ['a number', 42],
  ])('user_id as %s, exp in seconds', (_, userId) => {
    const token = jwt({ user_id: userId, exp: 1_800_000_000 })
    expect(readClaims(token)).toEqual({ userId, expiresAt: 1_800_000_000_000 })
    expect(isExpired(token, 1_799_999_999_000)).toBe(false)
    expect(isExpired(token, 1_800_000_001_000)).toBe(true)
  })

  test('any payload that JSON can hold is read as it was written', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(text, fc.nat(), text, (user_id, exp, more) => {
        const token = jwt({ [`x${more}`]: more, user_id, exp })
        expect(readClaims(token)).toEqual({ userId: user_id, expiresAt: exp * 1000 })
      }),
    )
  })

  test.each([
    ['nothing', ''],
    ['no JWT', 'garbage'],
    ['two parts', jwt({ user_id: 1, exp: 9e9 }).split('.').slice(0, 2).join('.')],
    ['four parts', `${jwt({ user_id: 1, exp: 9e9 })}.x`],
    ['100 KB', jwt({ user_id: 'x'.repeat(100_000), exp: 9e9 })],
    ['no JSON', `a.${Buffer.from('{"exp":').toString('base64url')}.c`],
    ['no base64', 'a.%%%.c'],
    ['a list', jwt([1, 2])],
    ['null', jwt(null)],
  ])('E9 %s says nothing, which counts as expired', (_, token) => {
    expect(readClaims(token)).toEqual(NOTHING)
    expect(isExpired(token, 0)).toBe(true)
  })

  test.each([{}, { exp: null }, { exp: 'soon' }, { exp: [] }, { exp: true }])(
    'E9 AUTH-07 without a time it is expired: %o',
    (claims) => {
      expect(isExpired(jwt({ user_id: 1, ...claims }), 0)).toBe(true)
    },
  )

  test('E9 it never throws, whatever it is given', () => {
    const parts = fc.array(fc.oneof(fc.base64String(), fc.string({ unit: 'grapheme' })), { maxLength: 5 })
    const payload = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.record({ exp: fc.jsonValue({ maxDepth: 1 }) }))
    const token = fc.oneof(
      parts.map((list) => list.join('.')),
      payload.map(jwt),
    )
    fc.assert(
      fc.property(token, fc.nat(), (given, now) => {
        const { userId, expiresAt } = readClaims(given)
        expect(userId === null || ['string', 'number'].includes(typeof userId)).toBe(true)
        expect(isExpired(given, now)).toBe(expiresAt === null || expiresAt < now)
      }),
    )
  })

  test('a token is a user’s by an id of either kind', () => {
    expect(mayBeOf(accessToken('5'), 5)).toBe(true)
    expect(mayBeOf(accessToken(5), '6')).toBe(false)
    expect(mayBeOf('garbage', 6)).toBe(true)
  })
})

const octet = fc.integer({ min: 0, max: 255 })
const digits = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))

describe('AUTH-10 the cookies', () => {
  test.each([
    'localhost',
    'shop.localhost',
    'dukani.local',
    'localhost.',
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.20',
    '[::1]',
    '[fd12:3456::1]',
    '[fc00::1]',
    '[fe80::1]',
    '[febf::1]',
  ])('%s is local: 7 days, path /, SameSite Lax', (host) => {
    expect(sessionCookie('accessToken', 'h.p.s', host)).toBe(
      'accessToken=h.p.s; Path=/; Max-Age=604800; SameSite=Lax',
    )
  })

  test.each([
    'dukani.example',
    'localhost.example',
    'mylocalhost',
    'local',
    '10.example.ge',
    '127.0.0.1.example.ge',
    '11.0.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '8.8.8.8',
    '[::2]',
    '[fec0::1]',
    '[2001:db8::fd00]',
    '[fc::1]',
  ])('%s is not: SameSite None with Secure', (host) => {
    expect(sessionCookie('refresh_token', 'x', host)).toBe(
      'refresh_token=x; Path=/; Max-Age=604800; SameSite=None; Secure',
    )
  })

  test('exactly one of the two, by the whole of the local address ranges', () => {
    fc.assert(
      fc.property(octet, octet, octet, octet, (a, b, c, d) => {
        const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
        const within = (base: number, bits: number) => value >>> (32 - bits) === base >>> (32 - bits)
        const isLocal =
          within(0x7f000000, 8) || within(0x0a000000, 8) || within(0xac100000, 12) || within(0xc0a80000, 16)
        expect(isLocalHost([a, b, c, d].join('.'))).toBe(isLocal)
      }),
    )
    fc.assert(
      fc.property(digits, digits, (first, rest) => {
        const group = parseInt(first, 16)
        const isLocal = group >>> 9 === 0xfc00 >>> 9 || group >>> 6 === 0xfe80 >>> 6
        expect(isLocalHost(`[${first}:${rest}::1]`)).toBe(isLocal)
      }),
    )
  })

  test('what is kept is read again, whatever it is, and can’t become an attribute', () => {
    const token = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text)
    fc.assert(
      fc.property(token, token, (access, refresh) => {
        const jar = cookieJar()
        writeTokens(jar, 'shop.example', { access, refresh })
        expect(readTokens(jar)).toEqual({ access, refresh })
        for (const cookie of jar.written) expect(cookie.split(';')).toHaveLength(5)
        clearTokens(jar)
        expect(readTokens(jar)).toEqual({ access: null, refresh: null })
      }),
    )
  })

  test('the access token is written last, and the refresh token only when there is a new one', () => {
    const jar = cookieJar()
    writeTokens(jar, 'localhost', { access: 'a', refresh: 'r' })
    writeTokens(jar, 'localhost', { access: 'b' })
    expect(jar.written.map((cookie) => cookie.split(';')[0])).toEqual([
      'refresh_token=r',
      'accessToken=a',
      'accessToken=b',
    ])
  })
})
