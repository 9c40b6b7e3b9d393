import { describe, expect, test } from 'vitest'
import { PASSWORD, user } from '#mocks/accounts.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { settle, type TabOptions } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()
const gia = user({ id: 77, email: 'gia@example.ge', first_name: 'გია' })
const LOGOUT = 'POST /v1/accounts/logout/'
const NONE = { access: null, refresh: null }

let shop: Browser
browserPerTest([nino, gia], (fresh) => {
  shop = fresh
})

const right = { email: nino.email, password: PASSWORD }

const customer = (options: TabOptions = {}) => settledTab(shop, options, 1_000)

describe('the other tabs', () => {
  test.each([
    ['', true],
    [' that see the cookies later than the message', false],
  ])('E4 tabs%s become guests within 2 s of a logout, and load anew once each', async (_, readingWaits) => {
    shop.loggedIn(nino)
    const one = () => customer({ readingWaits })
    const tabs = await Promise.all([one(), one(), one()])
    void tabs[0].store.logout()
    await settle(2_000)
    for (const { store, reload, forget } of tabs) {
      expect(store.state().status).toBe('guest')
      expect(forget).toHaveBeenCalledExactlyOnceWith(true)
      expect(reload).toHaveBeenCalledTimes(1)
    }
    expect(shop.server.count(LOGOUT)).toBe(1)
  })

  test('E4 AUTH-07 so they do when a refresh is refused, however many of them ask for one', async () => {
    shop.loggedIn(nino)
    const tabs = await Promise.all([customer(), customer(), customer(), customer(), customer()])
    shop.server.revokeAll()
    const asked = Promise.allSettled(tabs.map(({ ask }) => ask()))
    await settle(2_000)
    await asked
    for (const { store, reload } of tabs) {
      expect(store.state().status).toBe('guest')
      expect(reload).toHaveBeenCalledTimes(1)
    }
    expect(shop.tokens()).toEqual(NONE)
  })

  test('AUTH-12 become customers at a login', async () => {
    const tabs = [shop.tab(), shop.tab()]
    void tabs[0]?.store.login(right)
    await settle()
    for (const { store, reload } of tabs) {
      expect(store.state()).toEqual({ status: 'customer', user: nino })
      expect(reload).not.toHaveBeenCalled()
    }
  })

  test('follow another customer, and nothing is fetched for the first in the name of the second', async () => {
    shop.loggedIn(nino)
    const [one, two] = [await customer(), await customer()]
    void one.store.login({ email: gia.email, password: PASSWORD })
    await settle(70)
    // The cookies are already the second one's here, while the page still shows the first.
    expect([shop.tokens().access === null, two.store.state().user?.id]).toEqual([false, nino.id])
    const asked = expect(two.ask()).rejects.toMatchObject({ kind: 'auth' })
    await settle()
    await asked
    expect(two.store.state()).toEqual({ status: 'customer', user: gia })
    expect(two.forget).toHaveBeenCalledWith(false)
    expect(one.forget).toHaveBeenCalledWith(false)
  })

  test.each([true, false])(
    'a logout there and a renewal here at the same moment end as a logout (cookies are read as they are: %s)',
    async (readingWaits) => {
      shop.loggedIn(nino)
      const [one, two] = [await customer({ readingWaits }), await customer({ readingWaits })]
      for (let after = 0; after <= 60; after += 4) {
        await settle((ACCESS_LIFE_S + 1) * 1000)
        const asked = Promise.allSettled([two.ask()])
        await settle(after)
        void one.store.logout()
        await settle()
        await asked
        expect(shop.tokens(), `${after} ms`).toEqual(NONE)
        expect([one.store.state().status, two.store.state().status]).toEqual(['guest', 'guest'])
        void one.store.login(right)
        await settle(2_000)
        expect(two.store.state().status).toBe('customer')
      }
    },
  )

  test('a tab that was closed right after it heard of a login looks no more', async () => {
    const [one, two] = [shop.tab(), shop.tab()]
    void one.store.login(right)
    while (two.store.state().status !== 'customer') await settle(10)
    two.close()
    shop.loggedOut()
    await settle()
    expect(two.reload).not.toHaveBeenCalled()
  })

  test('removed cookies are noticed at the next look', async () => {
    shop.loggedIn(nino)
    const { store, reload } = await customer()
    shop.loggedOut()
    await store.follow()
    await store.follow()
    expect(store.state().status).toBe('guest')
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
