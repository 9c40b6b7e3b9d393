import { describe, expect, test, vi } from 'vitest'
import { accessToken, user } from '#mocks/accounts.ts'
import { writeTokens } from '#shared/session/writeTokens.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { browser, refusal, settle } from '../../support/browser.ts'
import { browserPerTest, type Browser } from '../../support/browserPerTest.ts'

const DAY_MS = 86_400_000
const nino = user()
const other = user({ id: 'other', email: 'other@example.ge' })
const REFRESH = 'POST /v1/accounts/token/refresh/'
const USER = `GET /v1/accounts/users/${nino.id}/`

let shop: Browser
browserPerTest([nino, other], (fresh) => {
  shop = fresh
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

  test('E10 a tab that is just writing its second cookie keeps the first', async () => {
    const { access, refresh } = shop.server.login(nino)
    shop.jar.write(`refresh_token=${refresh}`)
    shop.tab()
    await settle(50)
    shop.jar.write(`accessToken=${access}`)
    await settle()
    expect(shop.tokens()).toEqual({ access, refresh })
  })

  test('cookies that become another customer’s meanwhile: that one is restored', async () => {
    shop.loggedIn(nino)
    const { store } = shop.tab()
    await settle(10)
    shop.loggedIn(other)
    await settle()
    expect(store.state()).toEqual({ status: 'customer', user: other })
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

  test('a failed refresh logs out, without reloading a page that shows no customer', async () => {
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

  test('E11 without a connection the customer isn’t logged out before the last try', async () => {
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

test('E7 a token that came less than 30 s ago is not renewed for its time alone', async () => {
  shop = browser([nino], 5)
  shop.loggedIn(nino)
  const { ask } = shop.tab()
  const sent: number[] = []
  for (const later of [6_000, 10_000, 31_000]) {
    await settle(later)
    const before = shop.server.count('GET /v1/orders/')
    const asked = ask()
    await settle(1_000)
    await asked
    sent.push(shop.server.count('GET /v1/orders/') - before)
  }
  // Nobody knows when the first one came; the second is sent once more after a 401; the third is old by any clock.
  expect(sent).toEqual([1, 2, 1])
})
