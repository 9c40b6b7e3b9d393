import { tokensSchema } from '@dukani/contracts'
import { describe, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { ACCESS_LIFE_S } from '../../support/accountServer.ts'
import { refusal, settle, type TabOptions } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()
const gia = user({ id: 77, email: 'gia@example.ge' })
const CHANGE = 'PUT /v1/accounts/change-password/'
const NONE = { access: null, refresh: null }

let shop: Browser
browserPerTest([nino, gia], (fresh) => {
  shop = fresh
})

const customer = (options: TabOptions = {}) => settledTab(shop, options, 1_000)
type Tab = Awaited<ReturnType<typeof customer>>

/** The call that ends all sessions and gives this browser another one. */
const change = ({ store, client }: Tab) =>
  store.exchange(async (bearer) => ({
    tokens: await client.request({
      method: 'PUT',
      path: '/v1/accounts/change-password/',
      bearer,
      read: (answer) => tokensSchema.parse(answer),
    }),
  }))

describe('PROF-09 a call that gives this browser another session', () => {
  test('is sent with the current token, and the new tokens are stored', async () => {
    const before = shop.loggedIn(nino)
    const tab = await customer()
    const changed = change(tab)
    await settle(1_000)
    const { tokens } = await changed
    expect(shop.tokens()).toEqual(tokens)
    expect(tokens.access).not.toBe(before.access)
    const asked = tab.ask()
    await settle(1_000)
    await expect(asked).resolves.toMatchObject({ of: nino.id })
    expect(tab.store.state()).toEqual({ status: 'customer', user: nino })
  })

  test.each([
    ['', {}, 1_000],
    [' that see cookies late', { readingWaits: false }, 1_000],
    [' without Web Locks', { locks: false }, 100],
  ])('E14 logs no other tab%s out, whenever in between it asks for something', async (_, options, slowMs) => {
    shop.loggedIn(nino)
    const tabs = await Promise.all([customer(options), customer(options), customer(options)])
    const [one, ...others] = tabs
    // The server is done with it long before its answer is here.
    shop.meddle(async (call) => {
      if (call.name !== CHANGE) return null
      const { body } = shop.server.take(call, null)
      await new Promise((resolve) => void setTimeout(resolve, slowMs))
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    })
    for (let after = 0; after <= slowMs + 60; after += slowMs / 10) {
      const changed = change(one)
      await settle(after)
      const asked = others.map(({ ask }) => ask())
      await settle(5_000)
      await changed
      for (const answer of await Promise.all(asked))
        expect(answer, `${after} ms`).toMatchObject({ of: nino.id })
    }
    for (const { store, reload } of tabs) {
      expect(store.state().status).toBe('customer')
      expect(reload).not.toHaveBeenCalled()
    }
  })

  test('renews a token whose time is over before it is sent', async () => {
    shop.loggedIn(nino)
    const tab = await customer()
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const changed = change(tab)
    await settle(1_000)
    const { tokens } = await changed
    expect(shop.tokens()).toEqual(tokens)
    expect(shop.server.count(CHANGE)).toBe(1)
  })

  test('is sent once more with a renewed token when the clock here is wrong', async () => {
    shop.loggedIn(nino)
    const tab = await customer({ skew: -86_400_000 })
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const changed = change(tab)
    await settle(1_000)
    await expect(changed).resolves.toBeTruthy()
    expect(shop.server.count(CHANGE)).toBe(2)
  })

  test('that is refused changes nothing', async () => {
    const before = shop.loggedIn(nino)
    const tab = await customer()
    shop.meddle(({ name }) => (name === CHANGE ? refusal(400) : null))
    const changed = expect(change(tab)).rejects.toMatchObject({ status: 400 })
    await settle(1_000)
    await changed
    expect(shop.tokens()).toEqual(before)
    expect(tab.store.state().status).toBe('customer')
  })

  test('of a server that gives no tokens lets the session go on as it is', async () => {
    const before = shop.loggedIn(nino)
    const { store } = await customer()
    const answer = await store.exchange(async () => ({ tokens: null, detail: 'changed' }))
    expect(answer.detail).toBe('changed')
    expect(shop.tokens()).toEqual(before)
  })

  test('is not to be made by a guest', async () => {
    const tab = await customer()
    const changed = expect(change(tab)).rejects.toMatchObject({ kind: 'auth' })
    await settle(1_000)
    await changed
    expect(shop.server.count(CHANGE)).toBe(0)
  })

  test('is not made with what another customer has got who logged in while the token was renewed', async () => {
    shop.loggedIn(nino)
    const tab = await customer()
    await settle((ACCESS_LIFE_S + 1) * 1000)
    const changed = expect(change(tab)).rejects.toMatchObject({ kind: 'auth' })
    await settle(10)
    shop.loggedIn(gia)
    await settle(5_000)
    await changed
    expect(shop.server.count(CHANGE)).toBe(0)
  })

  test('never brings back a session that was logged out meanwhile', async () => {
    shop.loggedIn(nino)
    const [one, two] = [await customer(), await customer()]
    const changed = change(one)
    await settle(10)
    void two.store.logout()
    await settle(5_000)
    await changed
    expect(shop.tokens()).toEqual(NONE)
    expect([one.store.state().status, two.store.state().status]).toEqual(['guest', 'guest'])
  })

  test('never takes the place of another customer who has logged in meanwhile', async () => {
    shop.loggedIn(nino)
    const tab = await customer()
    let mine = ''
    const changed = tab.store.exchange(async () => {
      const tokens = shop.server.login(gia)
      mine = tokens.access
      shop.jar.write(`accessToken=${tokens.access}`)
      shop.jar.write(`refresh_token=${tokens.refresh}`)
      return { tokens: shop.server.login(nino) }
    })
    await settle(1_000)
    await changed
    expect(shop.tokens().access).toBe(mine)
  })
})

test('AUTH-07 a part of the shop that can’t be loaded fails the exchange as a lost connection', async () => {
  shop.loggedIn(nino)
  const { store } = await customer({ loadEngine: () => Promise.reject(new Error('gone')) })
  const call = vi.fn()
  await expect(store.exchange(call)).rejects.toMatchObject({ kind: 'network' })
  expect(call).not.toHaveBeenCalled()
})
