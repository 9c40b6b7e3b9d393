import { describe, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { settle } from '../../support/browser.ts'
import { browserPerTest, type Browser } from '../../support/browserPerTest.ts'
import { tabStorage } from '../../support/tabStorage.ts'

const nino = user()

let shop: Browser
browserPerTest([nino], (fresh) => {
  shop = fresh
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

  test('AUTH-09 logging in says so, logging out works all the same, and forgets what was typed', async () => {
    const kept = tabStorage({ 'dukani.draft.address': '{}' })
    shop.loggedIn(nino)
    const loadEngine = () => Promise.reject(new TypeError('Failed to fetch module'))
    const { store, reload, forget } = shop.tab({ loadEngine })
    const other = shop.tab()
    const login = store.login({ email: nino.email, password: 'x' })
    await expect(login).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'network',
      message: 'a part of the shop could not be loaded',
    })
    await settle(1_000)
    expect(other.store.state().status).toBe('customer')
    await store.logout()
    expect(store.state().status).toBe('guest')
    expect(forget).toHaveBeenCalledExactlyOnceWith(true)
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
    expect(kept).toEqual({})
    expect(reload).toHaveBeenCalledTimes(1)
    await settle()
    expect(other.store.state().status).toBe('guest')
  })
})
