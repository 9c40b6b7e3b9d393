import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepSignIn, takeKeptSignIn } from '#shared/session/keptSignIn.ts'
import { takeSignInReturn } from '#shared/session/signInReturn.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => vi.restoreAllMocks())

describe('what the address says of a sign-in elsewhere', () => {
  test.each([
    ['#logged-in=google', { provider: 'google', hasFailed: false }],
    ['#logged-in=facebook', { provider: 'facebook', hasFailed: false }],
    ['#login-failed=google', { provider: 'google', hasFailed: true }],
    ['#login-failed=facebook', { provider: 'facebook', hasFailed: true }],
  ])('AUTH-06 %s is read and taken out; the entry and its state stay', (hash, returned) => {
    const state = { idx: 3, key: 'of the router' }
    history.replaceState(state, '', `/product/5?category=x${hash}`)
    const { length } = history
    expect(takeSignInReturn()).toEqual(returned)
    expect(location.href).toBe(`${location.origin}/product/5?category=x`)
    expect(history.state).toEqual(state)
    expect(history.length).toBe(length)
    expect(takeSignInReturn()).toBeNull()
  })

  test.each(['', '#cart', '#logged-in', '#logged-in=', '#logged-in=evil', '#x#logged-in=google'])(
    'AUTH-06 “%s” says nothing, and stays',
    (hash) => {
      history.replaceState(null, '', `/${hash}`)
      expect(takeSignInReturn()).toBeNull()
      expect(location.hash).toBe(hash)
    },
  )
})

describe('what is left behind for a sign-in elsewhere', () => {
  const kept = { wanted: { type: 'visit', path: '/orders' }, top: 840, email: 'nino@example.ge' } as const

  test('AUTH-06 AUTH-12 is there on the way back, once', () => {
    keepSignIn(kept)
    expect(takeKeptSignIn()).toEqual(kept)
    expect(takeKeptSignIn()).toBeNull()
  })

  test('AUTH-06 is forgotten after 15 minutes', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    keepSignIn(kept)
    now.mockReturnValue(1_000_000 + 15 * 60_000)
    expect(takeKeptSignIn()).toEqual(kept)
    keepSignIn(kept)
    now.mockReturnValue(1_000_000 + 2 * 15 * 60_000 + 1)
    expect(takeKeptSignIn()).toBeNull()
  })

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no time', JSON.stringify({ wanted: { type: 'visit', path: '/orders' } })],
  ])('AUTH-06 %s is nothing', (_, text) => {
    sessionStorage.setItem('dukani.signIn', text)
    expect(takeKeptSignIn()).toBeNull()
  })

  test('AUTH-06 another site is never wanted', () => {
    keepSignIn({ wanted: { type: 'visit', path: '//evil.example' }, top: 0, email: '' })
    expect(takeKeptSignIn()).toEqual({ wanted: null, top: 0, email: '' })
  })

  test('AUTH-06 where storage is refused, it is gone on without', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
    expect(() => keepSignIn(kept)).not.toThrow()
    expect(takeKeptSignIn()).toBeNull()
  })
})
