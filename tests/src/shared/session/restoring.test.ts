import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessToken, user } from '#mocks/accounts.ts'
import { writeTokens } from '#shared/session/writeTokens.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { browser, refusal, settle } from '../../support/browser.ts'

const DAY_MS = 86_400_000
const nino = user()
const other = user({ id: 'other', email: 'other@example.ge' })
const REFRESH = 'POST /v1/accounts/token/refresh/'
const USER = `GET /v1/accounts/users/${nino.id}/`

let shop: ReturnType<typeof browser>
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  shop = browser([nino, other])
})
afterEach(() => {
  shop.closeAll()
  vi.useRealTimers()
})

describe('AUTH-07 at the start', () => {
  test('both cookies: restored, with the user that the token names', async () => {
    shop.loggedIn(nino)
    const { store, reload } = shop.tab()
    expect(store.state()).toEqual({ status: 'starting', user: null })
    await settle()
    expect(store.state()).toEqual({ status: 'customer', user: nino })
    expect(shop.server.calls.map(({ name }) => name)).toEqual([USER])
    expect(reload).not.toHaveBeenCalled()
  })

  test('no cookies: a guest at once, who asks the server nothing and fetches no engine', async () => {
    const loadEngine = vi.fn<() => Promise<never>>()
    const { store } = shop.tab({ loadEngine })
    expect(store.state()).toEqual({ status: 'guest', user: null })
    await settle()
    expect(loadEngine).not.toHaveBeenCalled()
    expect(shop.server.calls).toEqual([])
  })

  test.each(['accessToken', 'refresh_token'])('E10 only %s: a guest, and it is removed', async (name) => {
    shop.jar.write(`${name}=${accessToken(nino.id)}`)
    const { store, reload } = shop.tab()
    await settle()
    expect(store.state().status).toBe('guest')
    expect(shop.jar.read()).toBe('')
    expect(shop.server.calls).toEqual([])
    expect(reload).not.toHaveBeenCalled()
  })

  test('a tab that is just writing its second cookie keeps the first', async () => {
    shop.jar.write('refresh_token=r')
    shop.tab()
    await settle(50)
    writeTokens(shop.jar, 'localhost', shop.server.login(nino))
    await settle()
    expect(shop.tokens().access).not.toBeNull()
  })

  test('an expired access token is refreshed first', async () => {
    shop.loggedIn(nino)
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const { store } = shop.tab()
    await settle()
    expect(store.state()).toEqual({ status: 'customer', user: nino })
    expect(shop.server.calls.map(({ name }) => name)).toEqual([REFRESH, USER])
  })

  test.each([
    ['without exp', `a.${btoa('{"user_id":"x"}')}.c`],
    ['garbage', 'garbage'],
    ['two parts', 'a.b'],
  ])('E9 one that is %s is refreshed too', async (_, token) => {
    const { refresh } = shop.loggedIn(nino)
    writeTokens(shop.jar, 'localhost', { access: token, refresh })
    const { store } = shop.tab()
    await settle()
    expect(store.state()).toEqual({ status: 'customer', user: nino })
    expect(shop.server.count(REFRESH)).toBe(1)
  })

  test('a failed refresh logs out, without loading a page that has shown nobody', async () => {
    shop.loggedIn(nino)
    shop.server.revokeAll()
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const { store, reload } = shop.tab()
    await settle()
    expect(store.state().status).toBe('guest')
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
    expect(shop.server.count(REFRESH)).toBe(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('E11 without a connection nobody is logged out before the last try', async () => {
    shop.loggedIn(nino)
    await settle((ACCESS_LIFE_S + 1) * 1000)
    let tries = 0
    shop.meddle(({ name }) => {
      if (name === REFRESH) tries += 1
      return new TypeError('Failed to fetch')
    })
    const { store } = shop.tab()
    await settle(1_500)
    expect([tries, store.state().status]).toEqual([2, 'starting'])
    expect(shop.tokens().refresh).not.toBeNull()
    await settle()
    expect([tries, store.state().status]).toEqual([3, 'guest'])
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
  })

  test('a connection that is back in time loses nothing', async () => {
    shop.loggedIn(nino)
    await settle((ACCESS_LIFE_S + 1) * 1000)
    shop.meddle(() => new TypeError('Failed to fetch'))
    const { store } = shop.tab()
    await settle(1_500)
    shop.meddle(() => null)
    await settle()
    expect(store.state().status).toBe('customer')
  })
})

describe('AUTH-08 the user can’t be fetched', () => {
  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a fault of the server', refusal(500)],
  ])('%s: nobody is shown, the cookies stay, and the next look finds the session again', async (_, how) => {
    const tokens = shop.loggedIn(nino)
    shop.meddle(({ name }) => (name === USER ? (how instanceof Response ? how.clone() : how) : null))
    const { store, reload } = shop.tab()
    await settle()
    expect(store.state()).toEqual({ status: 'guest', user: null })
    expect(shop.tokens()).toEqual(tokens)
    shop.meddle(() => null)
    void store.follow()
    await settle()
    expect(store.state()).toEqual({ status: 'customer', user: nino })
    expect(reload).not.toHaveBeenCalled()
  })

  test('refused: the session is of no use and is given up', async () => {
    shop.loggedIn(nino)
    shop.meddle(({ name }) => (name === USER ? refusal(404) : null))
    const { store, reload } = shop.tab()
    await settle()
    expect(store.state().status).toBe('guest')
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('E7 a wrong clock', () => {
  test.each([
    ['a day behind', -DAY_MS],
    ['10 minutes behind', -600_000],
    ['10 minutes ahead', 600_001],
    ['an hour ahead', 3_600_000],
    ['a year ahead', 365 * DAY_MS],
  ])('%s: one refresh at most at the start, none without need after it', async (_, skew) => {
    shop.loggedIn(nino)
    const { store, ask } = shop.tab({ skew })
    await settle()
    expect(store.state().status).toBe('customer')
    const atStart = shop.server.count(REFRESH)
    expect(atStart).toBeLessThanOrEqual(1)
    for (let minute = 0; minute < 8; minute += 1) {
      const asked = ask()
      await settle()
      await expect(asked).resolves.toMatchObject({ of: nino.id })
    }
    expect(shop.server.count(REFRESH)).toBe(atStart)
    // The token's time is over by the server's clock too: a 401 tells, whatever this clock says.
    await settle(ACCESS_LIFE_S * 1000)
    const asked = ask()
    await settle()
    await expect(asked).resolves.toMatchObject({ of: nino.id })
    expect(shop.server.count(REFRESH)).toBe(atStart + 1)
  })
})

describe('the engine can’t be fetched', () => {
  test('the session stays in its cookies, a guest is shown, and nothing goes in a circle', async () => {
    const tokens = shop.loggedIn(nino)
    const loadEngine = vi.fn(() => Promise.reject(new TypeError('Failed to fetch module')))
    const { store, ask, reload } = shop.tab({ loadEngine })
    await settle()
    expect(store.state().status).toBe('guest')
    expect(shop.tokens()).toEqual(tokens)
    expect(loadEngine).toHaveBeenCalledTimes(1)
    shop.server.revokeAll()
    const asked = expect(ask()).rejects.toMatchObject({ status: 401 })
    await settle()
    await asked
    expect(shop.tokens()).toEqual(tokens)
    expect(reload).not.toHaveBeenCalled()
  })

  test('it is fetched again when it is needed again', async () => {
    shop.loggedIn(nino)
    const { createSessionEngine } = await import('#shared/session/sessionEngine.ts')
    const loadEngine = vi
      .fn(() => Promise.resolve({ createSessionEngine }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch module'))
    const { store } = shop.tab({ loadEngine })
    await settle()
    void store.follow()
    await settle()
    expect(store.state().status).toBe('customer')
  })

  test('logging in says so, logging out works all the same', async () => {
    shop.loggedIn(nino)
    const loadEngine = () => Promise.reject(new TypeError('Failed to fetch module'))
    const { store, reload } = shop.tab({ loadEngine })
    const login = store.login({ email: nino.email, password: 'x' })
    await expect(login).rejects.toMatchObject({ name: 'ApiError', kind: 'network' })
    await store.logout()
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
