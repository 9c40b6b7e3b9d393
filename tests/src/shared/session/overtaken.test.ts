import { describe, expect, test, vi } from 'vitest'
import { PASSWORD, user } from '#mocks/accounts.ts'
import { refusal, settle } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()
const gia = user({ id: 77, email: 'gia@example.ge', first_name: 'გია' })
const NONE = { access: null, refresh: null }
const READ = `GET /v1/accounts/users/${nino.id}/`
const OVERTAKEN = { kind: 'aborted', message: 'overtaken by another login or a logout' }
const LOGOUT = 'POST /v1/accounts/logout/'

let shop: Browser
browserPerTest([nino, gia], (fresh) => {
  shop = fresh
})

const asNino = { email: nino.email, password: PASSWORD }
const asGia = { email: gia.email, password: PASSWORD }

describe('AUTH-08 a login that is overtaken', () => {
  test.each([
    ['before its tokens have come', 10],
    ['before its user has come', 50],
  ])('by another one %s leaves that one', async (_, ms) => {
    const { store } = shop.tab()
    const first = expect(store.login(asNino)).rejects.toMatchObject(OVERTAKEN)
    await settle(ms)
    const second = store.login(asGia)
    await settle()
    await first
    expect(await second).toEqual(gia)
    expect(store.state()).toEqual({ status: 'customer', user: gia })
    expect(shop.tokens()).not.toEqual(NONE)
  })

  test('by a logout leaves a guest', async () => {
    const { store } = shop.tab()
    const login = expect(store.login(asNino)).rejects.toMatchObject(OVERTAKEN)
    await settle(50)
    void store.logout()
    await settle()
    await login
    expect(store.state()).toEqual({ status: 'guest', user: null })
    expect(shop.tokens()).toEqual(NONE)
  })
})

test('AUTH-08 a login that fails ends the session that was there, in the other tabs too', async () => {
  shop.loggedIn(nino)
  const [here, there] = [await settledTab(shop), await settledTab(shop)]
  const login = expect(here.store.login({ ...asGia, password: 'no' })).rejects.toMatchObject({ status: 401 })
  await settle()
  await login
  expect([here, there].map(({ store }) => store.state().status)).toEqual(['guest', 'guest'])
  expect(there.reload).toHaveBeenCalledTimes(1)
})

test('AUTH-07 two looks at the cookies at once fetch the customer once', async () => {
  shop.loggedIn(nino)
  const { store } = shop.tab()
  void store.follow()
  void store.follow()
  await settle()
  expect(shop.server.count(READ)).toBe(1)
  expect(store.state()).toEqual({ status: 'customer', user: nino })
})

test('AUTH-07 a token without a user id ends the session, and the server is notified', async () => {
  const { refresh } = shop.loggedIn(nino)
  shop.jar.write(`accessToken=a.${btoa('{"exp":99999999999}')}.c`)
  const { store, reload, forget } = await settledTab(shop)
  expect(store.state().status).toBe('guest')
  expect(shop.tokens()).toEqual(NONE)
  expect(shop.server.calls.find(({ name }) => name === LOGOUT)?.body).toEqual({ refresh })
  expect([reload, forget].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('AUTH-08 after a login the cookies are followed again', async () => {
  const { store } = shop.tab()
  void store.login(asNino)
  await settle()
  shop.loggedOut()
  await store.follow()
  expect(store.state().status).toBe('guest')
})

test('AUTH-09 a logout without a session sends nothing and reloads the page', async () => {
  const { store, reload } = await settledTab(shop)
  void store.logout()
  await settle()
  expect(shop.server.calls).toEqual([])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('AUTH-06 a session that the server itself has begun is announced to the other tabs', async () => {
  const [here, there] = [await settledTab(shop), await settledTab(shop)]
  shop.loggedIn(nino)
  here.store.announce()
  await settle()
  expect(there.store.state()).toEqual({ status: 'customer', user: nino })
})

test('a change of the customer is nothing to a tab that shows none', async () => {
  shop.loggedIn(nino)
  const here = await settledTab(shop)
  shop.meddle(({ name }) => (name === READ ? refusal(500) : null))
  const there = await settledTab(shop)
  expect(there.store.state().status).toBe('guest')
  shop.server.calls.length = 0
  here.store.replaceUser({ ...nino, first_name: 'ნანა' })
  await settle()
  expect(shop.server.calls).toEqual([])
})

test('a listener gets each change once, until it unsubscribes', async () => {
  const { store } = await settledTab(shop)
  const told = vi.fn()
  const silence = store.subscribe(told)
  await store.follow()
  expect(told).not.toHaveBeenCalled()
  void store.login(asNino)
  await settle()
  expect(told).toHaveBeenCalledTimes(1)
  silence()
  void store.logout()
  await settle()
  expect(told).toHaveBeenCalledTimes(1)
})

test('a page that is left hears nothing of the other tabs', async () => {
  const [here, there] = [await settledTab(shop), await settledTab(shop)]
  there.close()
  void here.store.login(asNino)
  await settle()
  expect(there.store.state().status).toBe('guest')
})
