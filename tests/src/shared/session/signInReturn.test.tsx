import { beforeEach, describe, expect, test } from 'vitest'
import { takeSignInReturn } from '#shared/session/signInReturn.ts'

beforeEach(() => history.replaceState(null, '', '/'))

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
