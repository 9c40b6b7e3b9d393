import { describe, expect, test } from 'vitest'
import { readCookie } from '#shared/browser/cookies.ts'
import { createGuestSession } from '#shared/session/guestSession.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const fake: Storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
  return { fake, kept }
}

describe('CART-01 the session id', () => {
  test('is a random UUID, made once and kept in local storage', () => {
    const { fake, kept } = storage()
    const id = createGuestSession(() => fake).id()
    expect(id).toMatch(UUID_V4)
    expect(kept.get('session_id')).toBe(id)
    expect(createGuestSession(() => fake).id()).toBe(id)
    expect(createGuestSession(() => storage().fake).id()).not.toBe(id)
  })

  test.each([
    '1; DROP TABLE',
    'x0199a1b2-0000-7000-8004-000000000001',
    '0199a1b2-0000-7000-8004-000000000001x',
  ])('something else in its place is replaced: %s', (wrong) => {
    const { fake, kept } = storage({ session_id: wrong })
    const id = createGuestSession(() => fake).id()
    expect(id).toMatch(UUID_V4)
    expect(id).not.toBe(wrong)
    expect(kept.get('session_id')).toBe(id)
  })

  test('works where storage is refused', () => {
    const session = createGuestSession(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const id = session.id()
    expect(id).toMatch(UUID_V4)
    expect(session.id()).toBe(id)
  })

  test('a new one replaces it, for every tab', () => {
    const { fake } = storage()
    const one = createGuestSession(() => fake)
    const other = createGuestSession(() => fake)
    const before = other.id()
    const renewed = one.renew()
    expect(renewed).not.toBe(before)
    expect(other.id()).toBe(renewed)
  })
})

describe('cookies', () => {
  test('a cookie is found by its whole name and decoded; an empty one is none', () => {
    expect(readCookie('accessToken', 'a=1; accessToken=h.p.s%3D; b=2')).toBe('h.p.s=')
    expect(readCookie('accessToken', 'xaccessToken=no; accessToken=')).toBeNull()
    expect(readCookie('accessToken', '')).toBeNull()
  })

  test('a value may hold an equals sign, and a stray percent sign is no fault', () => {
    expect(readCookie('a', 'a=b=c')).toBe('b=c')
    expect(readCookie('a', 'a=100%')).toBe('100%')
  })
})
