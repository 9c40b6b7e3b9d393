import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { LoginPromptProvider, useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { SessionContext, type SessionState } from '#shared/session/session.ts'
import { CustomerOverlay } from '../../../src/app/shell/CustomerOverlay.tsx'
import { useCarryOut } from '../../../src/app/shell/useCarryOut.ts'
import { Shop } from '../support/shop.tsx'

vi.mock(import('../../../src/app/shell/layers.ts'), async (original) => {
  const { lazyScreen } = await import('#shared/lazyScreen.tsx')
  const stub = (name: string) =>
    lazyScreen(() =>
      Promise.resolve(({ open, onClose }: { open: boolean; onClose: () => void }) => {
        const [draft, setDraft] = useState('')
        return (
          <section aria-label={name} hidden={!open}>
            <input value={draft} onChange={(event) => setDraft(event.target.value)} />
            <button onClick={onClose}>close</button>
          </section>
        )
      }),
    )
  const screens = { profile: stub('profile'), password: stub('password'), wishlist: stub('wishlist') }
  return { ...(await original()), OVERLAY_SCREENS: screens }
})

const GUEST: SessionState = { status: 'guest', user: null }
const STARTING: SessionState = { status: 'starting', user: null }
const CUSTOMER: SessionState = { status: 'customer', user: user() }

/** The login modal: what it would do after a login. */
function Prompt({ onLogin }: { onLogin: () => void }) {
  const { isOpen, succeed } = useLoginPrompt()
  const carryOut = useCarryOut()
  if (!isOpen) return null
  const logIn = () => {
    onLogin()
    const wanted = succeed()
    if (wanted) carryOut(wanted)
  }
  return <button onClick={logIn}>log in</button>
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

let become: (state: SessionState) => void = () => {}

function Page({ begin }: { begin: SessionState }) {
  const [state, setState] = useState(begin)
  const actions = { login: vi.fn(), logout: vi.fn(), replaceUser: vi.fn() }
  useEffect(() => {
    become = setState
  }, [])
  return (
    <Shop>
      <BrowserRouter>
        <SessionContext value={{ ...state, ...actions }}>
          <LoginPromptProvider>
            <Address />
            <CustomerOverlay />
            <Prompt onLogin={() => setState(CUSTOMER)} />
          </LoginPromptProvider>
        </SessionContext>
      </BrowserRouter>
    </Shop>
  )
}

const entry = (state: unknown, key: string) => ({ usr: state, key, idx: 0 })

/** A product's page with an overlay over it, as a reload finds it. */
async function landOn(overlay: string, begin: SessionState) {
  history.pushState(entry(null, 'a'), '', '/')
  history.pushState(entry({ openedInShop: true }, 'b'), '', '/product/7')
  history.pushState(entry({ openedInShop: true, overlay }, 'c'), '', '/product/7')
  await act(async () => render(<Page begin={begin} />))
}

/** Does what leads through the history, and waits until it has. */
async function arrive(how: () => void) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => how())
  await act(async () => void (await arrived))
}

const modal = (name: string) => screen.queryByRole('region', { name })

afterEach(cleanup)

test('NAV-06 a customer’s overlay is there after a reload, and closes to the page beneath', async () => {
  await landOn('wishlist', STARTING)
  expect(modal('wishlist')).toBeNull()
  await act(async () => become(CUSTOMER))
  expect(await screen.findByRole('region', { name: 'wishlist' })).toBeTruthy()
  await arrive(() => screen.getByRole('button', { name: 'close' }).click())
  expect(modal('wishlist')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('/product/7')
  expect(history.state).toMatchObject({ usr: { openedInShop: true } })
})

test('NAV-06 Back closes it, forward opens another one, in which nothing is left of the last', async () => {
  await landOn('profile', CUSTOMER)
  await userEvent.type(screen.getByRole('textbox'), 'draft')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('draft')
  await arrive(() => history.back())
  expect(modal('profile')).toBeNull()
  await arrive(() => history.forward())
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('NAV-03 NAV-06 a guest who lands on one is asked to log in, and lands on it then', async () => {
  await landOn('profile', STARTING)
  await arrive(() => become(GUEST))
  expect(modal('profile')).toBeNull()
  // The page beneath is what lies under the login: Back from there doesn't ask again.
  expect(history.state).toMatchObject({ usr: { openedInShop: true }, key: 'b' })
  await act(async () => screen.getByRole('button', { name: 'log in' }).click())
  expect(modal('profile')).not.toBeNull()
  await arrive(() => history.back())
  expect(modal('profile')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('/product/7')
})

test('NAV-06 a session that ends under it closes it and asks to log in', async () => {
  await landOn('password', CUSTOMER)
  await arrive(() => become(GUEST))
  expect(modal('password')).toBeNull()
  expect(screen.getByRole('button', { name: 'log in' })).toBeTruthy()
})
