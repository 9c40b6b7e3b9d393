import { describe, expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { refusal, settle, type TabOptions } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()
const other = user({ id: 'other', email: 'other@example.ge' })
const REFRESH = 'POST /v1/accounts/token/refresh/'
const SPENT_MS = (ACCESS_LIFE_S + 1) * 1000

let shop: Browser
browserPerTest([nino, other], (fresh) => {
  shop = fresh
})

/** A clock so far behind that no token ever seems expired: only the server's 401 tells. */
const BEHIND = { skew: -86_400_000 }

const customer = (options: TabOptions = {}) => settledTab(shop, options)

describe('AUTH-11 one refresh for all that wait', () => {
  test('E1 20 requests are refused at once: 1 refresh, each is sent again once, none fails', async () => {
    shop.loggedIn(nino)
    const { ask } = await customer(BEHIND)
    await settle(SPENT_MS)
    const asked = Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/v1/orders/${index}/`)))
    await settle()
    await expect(asked).resolves.toHaveLength(20)
    expect(shop.server.count(REFRESH)).toBe(1)
    for (let index = 0; index < 20; index += 1) {
      expect(shop.server.count(`GET /v1/orders/${index}/`)).toBe(2)
    }
  })

  test('a token that is known to be spent is renewed before it is sent', async () => {
    shop.loggedIn(nino)
    const { ask } = await customer()
    await settle(SPENT_MS)
    const asked = Promise.all([ask('/v1/orders/1/'), ask('/v1/orders/2/')])
    await settle()
    await asked
    expect(shop.server.calls.map(({ name }) => name)).toEqual([
      `GET /v1/accounts/users/${nino.id}/`,
      REFRESH,
      'GET /v1/orders/1/',
      'GET /v1/orders/2/',
    ])
  })

  test.each([
    ['with locks', true, 1],
    ['without locks, as on plain http', false, 5],
  ])('E2 5 tabs, 10 requests each, expire together, %s', async (_, locks, most) => {
    shop.loggedIn(nino)
    const tabs = await Promise.all(Array.from({ length: 5 }, () => customer({ ...BEHIND, locks })))
    for (let round = 1; round <= 20; round += 1) {
      await settle(SPENT_MS)
      const before = shop.server.count(REFRESH)
      const asked = Promise.all(tabs.flatMap(({ ask }) => Array.from({ length: 10 }, () => ask())))
      await settle()
      await expect(asked).resolves.toHaveLength(50)
      expect(shop.server.count(REFRESH) - before).toBeLessThanOrEqual(most)
    }
    for (const { store, reload } of tabs) {
      expect(store.state().status).toBe('customer')
      expect(reload).not.toHaveBeenCalled()
    }
  })

  test('E3 a tab that is closed in the middle of a refresh leaves a session that goes on', async () => {
    shop.loggedIn(nino)
    for (let round = 0; round < 20; round += 1) {
      await settle(SPENT_MS)
      const { close, reload } = shop.tab()
      await settle(round * 3)
      close()
      await settle(500)
      const next = shop.tab()
      await settle()
      expect(next.store.state().status).toBe('customer')
      expect(reload).not.toHaveBeenCalled()
      next.close()
    }
  })

  test('a second 401 is final', async () => {
    shop.loggedIn(nino)
    const { ask, store } = await customer()
    shop.meddle(({ name }) => (name === 'GET /v1/orders/' ? refusal(401) : null))
    const asked = expect(ask()).rejects.toMatchObject({ kind: 'auth', status: 401 })
    await settle()
    await asked
    expect(shop.server.count('GET /v1/orders/')).toBe(2)
    expect(shop.server.count(REFRESH)).toBe(1)
    expect(store.state().status).toBe('customer')
  })

  test('a call of one customer is never sent again in the name of another', async () => {
    const { access } = shop.loggedIn(nino)
    const { ask } = await customer()
    shop.meddle(({ name }) => {
      if (name !== 'GET /v1/orders/') return null
      shop.loggedIn(other)
      return refusal(401)
    })
    const asked = expect(ask()).rejects.toMatchObject({ status: 401 })
    await settle()
    await asked
    const sent = shop.server.calls.filter(({ name }) => name === 'GET /v1/orders/')
    expect(sent.map(({ bearer }) => bearer)).toEqual([access, null])
  })

  test('E8 a write is sent again with its key, and done once', async () => {
    shop.loggedIn(nino)
    const { client } = await customer(BEHIND)
    await settle(SPENT_MS)
    const body = { total: 20 }
    const order = client.request({
      method: 'POST',
      path: '/v1/orders/create/',
      body,
      idempotencyKey: 'k1',
      read: (answer) => answer,
    })
    await settle()
    expect(await order).toEqual({ of: nino.id, body })
    expect(shop.server.count('POST /v1/orders/create/')).toBe(2)
  })

  test('what anyone may read is read as a guest when the session is over', async () => {
    shop.loggedIn(nino)
    await settle(SPENT_MS)
    shop.server.revokeAll()
    const { ask, store } = shop.tab(BEHIND)
    const asked = ask('/v1/public/')
    await settle()
    expect(await asked).toBe('for all')
    expect(store.state().status).toBe('guest')
  })

  test('AUTH-15 the refresh has an empty body and no bearer; a refresh token in its answer is kept', async () => {
    shop.loggedIn(nino)
    const { ask } = await customer(BEHIND)
    await settle(SPENT_MS)
    const access = shop.server.login(nino)
    shop.meddle(({ name }) => (name === REFRESH ? Response.json(access) : null))
    const asked = ask()
    await settle()
    await asked
    expect(shop.server.calls.find(({ name }) => name === REFRESH)).toEqual({
      name: REFRESH,
      bearer: null,
      body: undefined,
    })
    expect(shop.tokens()).toEqual(access)
  })
})
