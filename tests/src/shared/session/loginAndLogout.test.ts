import { describe, expect, test } from 'vitest'
import { PASSWORD, user } from '#mocks/accounts.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { refusal, settle, type TabOptions } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'
import { tabStorage } from '../../support/tabStorage.ts'

const nino = user()
const gia = user({ id: 77, email: 'gia@example.ge', first_name: 'გია' })
const LOGIN = 'POST /v1/accounts/login/'
const LOGOUT = 'POST /v1/accounts/logout/'
const REFRESH = 'POST /v1/accounts/token/refresh/'
const NONE = { access: null, refresh: null }

let shop: Browser
browserPerTest([nino, gia], (fresh) => {
  shop = fresh
})

const right = { email: nino.email, password: PASSWORD }

const customer = (options: TabOptions = {}) => settledTab(shop, options, 1_000)

describe('AUTH-03 AUTH-08 logging in', () => {
  test('keeps both tokens in cookies and fetches the user that the token names', async () => {
    const { store } = shop.tab()
    const user = store.login(right)
    await settle()
    expect(await user).toEqual(nino)
    expect(store.state()).toEqual({ status: 'customer', user: nino })
    expect(shop.tokens().access).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
    expect(shop.jar.written.filter((cookie) => cookie.includes('Max-Age=604800; SameSite=Lax'))).toHaveLength(
      2,
    )
    expect(shop.server.calls[0]).toEqual({ name: LOGIN, bearer: null, body: right })
  })

  test('an id that is a number in one place and a text in the other is the same user', async () => {
    const { store } = shop.tab()
    const login = store.login({ email: gia.email, password: PASSWORD })
    await settle()
    expect(await login).toEqual(gia)
    expect(shop.server.calls.at(-1)?.name).toBe('GET /v1/accounts/users/77/')
  })

  test('a failure clears tokens, user and cookies, and says why', async () => {
    const { store } = shop.tab()
    const login = expect(store.login({ ...right, password: 'no' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      detail: 'ელფოსტა ან პაროლი არასწორია.',
    })
    await settle()
    await login
    expect(store.state()).toEqual({ status: 'guest', user: null })
    expect(shop.tokens()).toEqual(NONE)
    expect(shop.server.count(REFRESH)).toBe(0)
  })

  test.each([
    ['the user can’t be fetched', 'GET /v1/accounts/users/', () => refusal(500)],
    ['an answer without tokens', LOGIN, () => Response.json({ ok: true })],
    ['a token that names nobody', LOGIN, () => Response.json({ access: 'a.b.c', refresh: 'r' }), 'user_id'],
  ])('so does one later: %s', async (_, path, how, said = '') => {
    const { store } = shop.tab()
    shop.meddle(({ name }) => (name.startsWith(path) ? how() : null))
    const message = expect.stringContaining(said) as string
    const login = expect(store.login(right)).rejects.toMatchObject({ name: 'ApiError', message })
    await settle()
    await login
    expect(store.state().status).toBe('guest')
    expect(shop.tokens()).toEqual(NONE)
  })

  test.each([
    ['before the tokens have come', 30],
    ['before the user has come', 50],
  ])('AUTH-08 one that is given up %s leaves a guest, whatever the server says later', async (_, ms) => {
    const { store, reload } = shop.tab()
    const leaving = new AbortController()
    const login = expect(store.login(right, leaving.signal)).rejects.toMatchObject({
      kind: 'aborted',
      message: 'the login was given up',
    })
    await settle(ms)
    leaving.abort()
    await settle()
    await login
    expect(store.state()).toEqual({ status: 'guest', user: null })
    expect(shop.tokens()).toEqual(NONE)
    expect(shop.server.count(LOGOUT)).toBe(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('in the middle of a renewal: the old session’s late answer takes nothing from the new one', async () => {
    shop.loggedIn(nino)
    await settle((ACCESS_LIFE_S + 1) * 1000)
    let answer = () => {}
    shop.meddle(({ name }) =>
      name === REFRESH ? new Promise((resolve) => (answer = () => resolve(null))) : null,
    )
    const { store, ask } = shop.tab()
    await settle(30)
    void store.login({ email: gia.email, password: PASSWORD })
    await settle(1_000)
    shop.meddle(() => null)
    answer()
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const asked = ask()
    await settle()
    expect(await asked).toMatchObject({ of: gia.id })
  })

  test('a look at the cookies meanwhile doesn’t fetch the user twice', async () => {
    const { store } = shop.tab()
    void store.login(right)
    await settle(50)
    void store.follow()
    await settle()
    expect(shop.server.count(`GET /v1/accounts/users/${nino.id}/`)).toBe(1)
    expect(store.state().status).toBe('customer')
  })

  test('a new name is shown at once', async () => {
    shop.loggedIn(nino)
    const { store } = await customer()
    store.replaceUser({ ...nino, first_name: 'ნანა' })
    expect(store.state().user?.first_name).toBe('ნანა')
    // Saved by whoever was here before.
    store.replaceUser(gia)
    expect(store.state().user?.first_name).toBe('ნანა')
    shop.loggedOut()
    await store.follow()
    store.replaceUser(nino)
    expect(store.state().user).toBeNull()
  })
})

describe('AUTH-09 logging out', () => {
  test('leaves nothing in the tab that was typed into a form', async () => {
    const kept = tabStorage({ 'dukani.draft.address': '{}', 'dukani.reloadedAt': '1' })
    shop.loggedIn(nino)
    const { store } = await customer()
    void store.logout()
    await settle()
    expect(Object.keys(kept)).toEqual(['dukani.reloadedAt'])
  })

  test('calls the server with the refresh token, clears state, caches and cookies, loads the page anew', async () => {
    const { access, refresh } = shop.loggedIn(nino)
    const { store, reload, forget } = await customer()
    void store.logout()
    await settle(0)
    // At once, whatever the server says.
    expect(store.state().status).toBe('guest')
    expect(shop.tokens()).toEqual(NONE)
    await settle()
    expect(shop.server.calls.at(-1)).toEqual({ name: LOGOUT, bearer: access, body: { refresh } })
    expect(forget).toHaveBeenCalledExactlyOnceWith(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['refused', () => refusal(401)],
    ['failing', () => refusal(500)],
    ['not there', () => new TypeError('Failed to fetch')],
    ['silent', () => new Promise<Response>(() => {})],
  ])('a server that is %s is only warned about', async (_, how) => {
    shop.loggedIn(nino)
    const { store, reload } = await customer()
    shop.meddle(({ name }) => (name === LOGOUT ? how() : null))
    const logout = store.logout()
    await settle(3_100)
    await logout
    expect(reload).toHaveBeenCalledTimes(1)
    expect(shop.tokens()).toEqual(NONE)
    expect(shop.server.count(REFRESH)).toBe(0)
    await settle()
    const warning = 'the server was not notified of the logout'
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning, expect.anything())
  })

  test('twice is once', async () => {
    shop.loggedIn(nino)
    const { store, reload } = await customer()
    void store.logout()
    void store.logout()
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(shop.server.count(LOGOUT)).toBe(1)
  })

  test.each([0, 10, 30, 45])('E12 %i ms after a refresh was sent it stays logged out', async (after) => {
    shop.loggedIn(nino)
    const { store, ask } = await customer()
    await settle((ACCESS_LIFE_S + 1) * 1000)
    shop.meddle(({ name }) => (name === LOGOUT ? new TypeError('Failed to fetch') : null))
    const asked = Promise.allSettled([ask()])
    await settle(after)
    void store.logout()
    await settle()
    await asked
    expect(shop.tokens()).toEqual(NONE)
    expect(store.state().status).toBe('guest')
    const next = shop.tab()
    await settle()
    expect(next.store.state().status).toBe('guest')
  })

  test('E12 looking at the cookies in the middle of it changes nothing', async () => {
    shop.loggedIn(nino)
    const { store, ask, reload } = await customer()
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const asked = Promise.allSettled([ask()])
    await settle(30)
    void store.logout()
    // The refresh has just brought its cookie back.
    await settle(20)
    void store.follow()
    await settle()
    await asked
    expect(reload).toHaveBeenCalledTimes(1)
    expect(shop.tokens()).toEqual(NONE)
  })

  test('a login right after it keeps its cookies and its page', async () => {
    shop.loggedIn(nino)
    const { store, reload, forget } = await customer()
    void store.logout()
    const login = store.login({ email: gia.email, password: PASSWORD })
    await settle()
    expect(await login).toEqual(gia)
    expect(shop.tokens()).not.toEqual(NONE)
    expect(reload).not.toHaveBeenCalled()
    expect(forget).toHaveBeenCalledExactlyOnceWith(false)
  })
})
