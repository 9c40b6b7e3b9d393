import { describe, expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { verifySession } from '#shared/session/verifySession.ts'
import { settle } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()

let shop: Browser
browserPerTest([nino], (fresh) => {
  shop = fresh
})

const customer = () => settledTab(shop, {}, 1_000)

describe('RESET-03 after a password was set by a link', () => {
  test('a session that it ended is over in every tab', async () => {
    shop.loggedIn(nino)
    const tabs = [await customer(), await customer()]
    shop.server.revokeAll()
    const [first] = tabs
    if (first) void verifySession(first.store)
    await settle(5_000)
    expect(shop.tokens()).toEqual({ access: null, refresh: null })
    for (const { store, reload } of tabs) {
      expect(store.state().status).toBe('guest')
      expect(reload).toHaveBeenCalledTimes(1)
    }
  })

  test('one that still stands, of another account, goes on', async () => {
    shop.loggedIn(nino)
    const { store, reload } = await customer()
    void verifySession(store)
    await settle(5_000)
    expect(store.state()).toEqual({ status: 'customer', user: nino })
    expect(reload).not.toHaveBeenCalled()
  })

  test('a guest is asked nothing', async () => {
    const { store } = await customer()
    await verifySession(store)
    expect(shop.server.calls).toEqual([])
  })
})
