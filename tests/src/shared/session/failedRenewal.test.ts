import { describe, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { writeTokens } from '#shared/session/writeTokens.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { refusal, settle, type TabOptions } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()
const REFRESH = 'POST /v1/accounts/token/refresh/'
const SPENT_MS = (ACCESS_LIFE_S + 1) * 1000

let shop: Browser
browserPerTest([nino], (fresh) => {
  shop = fresh
})

/** A clock so far behind that no token ever seems expired: only the server's 401 tells. */
const BEHIND = { skew: -86_400_000 }

const customer = (options: TabOptions = {}) => settledTab(shop, options)

describe('E6 a refresh that loses', () => {
  test('never takes the cookies of a tab that has renewed them meanwhile', async () => {
    shop.loggedIn(nino)
    const { ask, store, reload } = await customer(BEHIND)
    await settle(SPENT_MS)
    shop.meddle(({ name }) => {
      if (name !== REFRESH) return null
      // Another tab has been quicker, and the server takes this one for a thief.
      writeTokens(shop.jar, 'localhost', shop.server.login(nino))
      return refusal(401)
    })
    const asked = ask()
    await settle()
    await expect(asked).resolves.toMatchObject({ of: nino.id })
    expect(shop.tokens()).not.toContain(null)
    expect(store.state().status).toBe('customer')
    expect(reload).not.toHaveBeenCalled()
  })

  test('with a refresh token that is no longer the cookie’s tries again with that one', async () => {
    shop.loggedIn(nino)
    const { ask, store } = await customer(BEHIND)
    await settle(SPENT_MS)
    let refused = 0
    shop.meddle(({ name }) => {
      if (name !== REFRESH || refused > 0) return null
      refused += 1
      shop.jar.write(`refresh_token=${shop.server.login(nino).refresh}`)
      return refusal(401)
    })
    const asked = ask()
    await settle()
    await expect(asked).resolves.toMatchObject({ of: nino.id })
    expect(store.state().status).toBe('customer')
  })
})

describe('a refresh that fails', () => {
  test.each([400, 401, 403])('%i is final: logged out at once', async (status) => {
    shop.loggedIn(nino)
    const { ask, store, reload } = await customer()
    await settle(SPENT_MS)
    shop.meddle(({ name }) => (name === REFRESH ? refusal(status) : null))
    const asked = expect(ask()).rejects.toMatchObject({ status: 401 })
    await settle(300)
    await asked
    expect(store.state().status).toBe('guest')
    expect(shop.server.count(REFRESH)).toBe(1)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
  })

  test.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['503', () => refusal(503)],
    ['a page instead of data', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('%s: two more tries, then logged out', async (_, how) => {
    shop.loggedIn(nino)
    const { ask, store } = await customer()
    await settle(SPENT_MS)
    const tries: number[] = []
    shop.meddle(({ name }) => {
      if (name !== REFRESH) return null
      tries.push(Date.now())
      return how()
    })
    const asked = expect(ask()).rejects.toMatchObject({ status: 401 })
    await settle()
    await asked
    const [first = 0, second = 0, third = 0, ...more] = tries
    expect(more).toEqual([])
    expect(second - first).toBeGreaterThanOrEqual(500)
    expect(second - first).toBeLessThan(800)
    expect(third - second).toBeGreaterThanOrEqual(1_500)
    expect(third - second).toBeLessThan(1_800)
    expect(store.state().status).toBe('guest')
  })

  test('one that succeeds in the end loses nothing', async () => {
    shop.loggedIn(nino)
    const { ask, store } = await customer()
    await settle(SPENT_MS)
    let failures = 0
    shop.meddle(({ name }) => (name === REFRESH && (failures += 1) < 3 ? refusal(502) : null))
    const asked = ask()
    await settle()
    await expect(asked).resolves.toMatchObject({ of: nino.id })
    expect(store.state().status).toBe('customer')
  })
})

test('API-01 a refresh whose CSRF token is refused is sent again with a new one, which needs no refresh itself', async () => {
  shop.loggedIn(nino)
  const { ask, store } = await customer()
  await settle(SPENT_MS)
  let isFirst = true
  shop.meddle(({ name }) => {
    if (name !== REFRESH || !isFirst) return null
    isFirst = false
    return refusal(403, 'CSRF Failed: CSRF token incorrect.')
  })
  const asked = ask()
  await settle()
  await expect(asked).resolves.toMatchObject({ of: nino.id })
  expect(shop.server.calls.find(({ name }) => name === 'GET /v1/csrf/')?.bearer).toBeNull()
  expect(store.state().status).toBe('customer')
})

test('a lock that a frozen tab never gives back is waited for no longer than 5 s', async () => {
  shop.loggedIn(nino)
  const frozen = await customer(BEHIND)
  const { ask } = await customer(BEHIND)
  await settle(SPENT_MS)
  let isFirst = true
  shop.meddle(({ name }) => {
    if (name !== REFRESH || !isFirst) return null
    isFirst = false
    return new Promise<Response>(() => {})
  })
  const stuck = expect(frozen.ask()).resolves.toMatchObject({ of: nino.id })
  await settle(100)
  const answered = vi.fn()
  void ask().then(answered)
  await settle(4_800)
  expect(answered).not.toHaveBeenCalled()
  await settle(400)
  expect(answered).toHaveBeenCalledTimes(1)
  await settle()
  await stuck
})
