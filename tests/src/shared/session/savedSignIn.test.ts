import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveSignIn, takeSavedSignIn } from '#shared/session/savedSignIn.ts'
import { readPendingAction } from '#shared/session/pendingAction.ts'

const STORED = 'dukani.signIn'
const kept = { wanted: { type: 'visit', path: '/orders' }, top: 840, email: 'nino@example.ge' } as const

describe('what is left behind for a sign-in elsewhere', () => {
  let entries: Map<string, string>

  beforeEach(() => {
    entries = new Map()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
      removeItem: (name: string) => void entries.delete(name),
    })
  })

  test('AUTH-06 AUTH-12 is there on the way back, once', () => {
    saveSignIn(kept)
    expect([...entries.keys()]).toEqual([STORED])
    expect(takeSavedSignIn()).toEqual(kept)
    expect(takeSavedSignIn()).toBeNull()
  })

  test('AUTH-06 is forgotten after 15 minutes, and where the clock was set back', () => {
    const now = vi.spyOn(Date, 'now')
    for (const [ms, found] of [
      [0, kept],
      [15 * 60_000, kept],
      [15 * 60_000 + 1, null],
      [-1, null],
    ] as const) {
      now.mockReturnValue(1_000_000)
      saveSignIn(kept)
      now.mockReturnValue(1_000_000 + ms)
      expect(takeSavedSignIn(), `${ms} ms`).toEqual(found)
    }
  })

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['no time', JSON.stringify(kept)],
  ])('AUTH-06 %s is nothing', (_, text) => {
    entries.set(STORED, text)
    expect(takeSavedSignIn()).toBeNull()
  })

  test('AUTH-06 what is of another kind is left out', () => {
    entries.set(STORED, JSON.stringify({ wanted: 'all', top: '840', email: 7, at: Date.now() }))
    expect(takeSavedSignIn()).toEqual({ wanted: null, top: 0, email: '' })
  })

  test('AUTH-06 where storage is refused, it is gone on without', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(() => saveSignIn(kept)).not.toThrow()
    expect(takeSavedSignIn()).toBeNull()
  })
})

describe('AUTH-12 what a guest wanted, as it was kept', () => {
  test.each([
    { type: 'visit', path: '/' },
    { type: 'visit', path: '/orders/7?category=x' },
    { type: 'overlay', overlay: 'wishlist' },
    { type: 'section', id: 'cart' },
    { type: 'save', product: 'p-1', specification: null },
    { type: 'save', product: 7, specification: 's-1' },
  ])('%j is carried out, and nothing else of it', (wanted) => {
    expect(readPendingAction({ ...wanted, more: 1 })).toStrictEqual(wanted)
  })

  test.each([
    ...[null, undefined, 'visit', 7, [], {}],
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'orders', '', 7].map((path) => ({
      type: 'visit',
      path,
    })),
    ...[{ type: 'overlay', overlay: 'admin' }, { type: 'overlay' }, { type: 'x', overlay: 'wishlist' }],
    ...[{ type: 'section' }, { type: 'x', id: 'cart' }, { type: 'x', path: '/orders' }],
    ...[{ type: 'save', product: '' }, { type: 'save' }, { type: 'x', product: 7 }],
  ])('%j is nothing', (value) => {
    expect(readPendingAction(value)).toBeNull()
  })
})
