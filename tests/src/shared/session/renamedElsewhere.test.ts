import { describe, expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { refusal, settle } from '../../support/browser.ts'
import { browserPerTest, type Browser, settledTab } from '../../support/browserPerTest.ts'

const nino = user()
const READ = `GET /v1/accounts/users/${nino.id}/`

let shop: Browser
browserPerTest([nino], (fresh) => {
  shop = fresh
})

type Tab = Awaited<ReturnType<typeof settledTab>>

/** Saves another name at the server, by a form of this tab. */
function rename({ store }: Tab, name: string): void {
  const renamed = shop.server.rename(name)
  if (renamed) store.replaceUser(renamed)
}

const nameIn = ({ store }: Tab) => store.state().user?.first_name

describe('PROF-02 a name that is changed in one tab', () => {
  let here: Tab
  let there: Tab
  async function twoTabs() {
    shop.loggedIn(nino)
    here = await settledTab(shop)
    there = await settledTab(shop)
    shop.server.calls.length = 0
  }

  test('is shown in the others, each of which asks once, and it is said no further', async () => {
    await twoTabs()
    const third = await settledTab(shop)
    shop.server.calls.length = 0
    rename(here, 'ნანა')
    await settle()
    expect([here, there, third].map(nameIn)).toEqual(['ნანა', 'ნანა', 'ნანა'])
    expect(shop.server.calls.map(({ name }) => name)).toEqual([READ, READ])
    expect([here.reload, there.reload, there.forget].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  test('twice: the later name stays, whichever answer comes last', async () => {
    await twoTabs()
    let answer = () => {}
    const first = shop.server.rename('ნანა')
    shop.meddle(({ name }) =>
      name === READ ? new Promise((resolve) => (answer = () => resolve(Response.json(first)))) : null,
    )
    rename(here, 'ნანა')
    await settle(30)
    shop.meddle(() => null)
    rename(here, 'ნატო')
    await settle(1_000)
    expect(nameIn(there)).toBe('ნატო')
    answer()
    await settle()
    expect(nameIn(there)).toBe('ნატო')
  })

  test('takes nothing from what is saved in another tab while it asks', async () => {
    await twoTabs()
    let answer = () => {}
    const old = shop.server.rename('ნანა')
    shop.meddle(({ name }) =>
      name === READ ? new Promise((resolve) => (answer = () => resolve(Response.json(old)))) : null,
    )
    rename(here, 'ნანა')
    await settle(30)
    shop.meddle(() => null)
    rename(there, 'ნატო')
    answer()
    await settle()
    expect([here, there].map(nameIn)).toEqual(['ნატო', 'ნატო'])
  })

  test.each([
    ['failing', () => refusal(500)],
    ['not there', () => new TypeError('Failed to fetch')],
  ])('stays unknown where the server is %s: the session goes on', async (_, how) => {
    await twoTabs()
    shop.meddle(({ name }) => (name === READ ? how() : null))
    rename(here, 'ნანა')
    await settle()
    expect(there.store.state()).toEqual({ status: 'customer', user: nino })
    const warning = 'what another tab has changed could not be fetched'
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(warning, expect.anything())
  })

  test('is nothing to who has logged out meanwhile', async () => {
    await twoTabs()
    rename(here, 'ნანა')
    await settle(5)
    void there.store.logout()
    await settle()
    expect(there.store.state()).toEqual({ status: 'guest', user: null })
    expect(here.store.state()).toEqual({ status: 'guest', user: null })
  })
})
