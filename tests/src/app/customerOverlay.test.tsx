import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { LoginPromptProvider, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import { SessionContext, type SessionState } from '#shared/session/session.ts'
import { CustomerOverlay } from '../../../src/app/shell/CustomerOverlay.tsx'
import { Shop } from '../support/shop.tsx'
import { sessionSource } from '../support/sessionSource.ts'

vi.mock(import('../../../src/app/shell/layers.ts'), async (original) => {
  const { lazyPart } = await import('#shared/lazy/lazyPart.tsx')
  const stub = (name: string) =>
    lazyPart(() =>
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
const CUSTOMER: SessionState = { status: 'customer', user: user() }

/** The login modal. */
function Prompt() {
  const { isOpen } = useLoginPromptState()
  return isOpen && <p>log in</p>
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
        <SessionContext value={sessionSource({ ...state, ...actions })}>
          <LoginPromptProvider>
            <CustomerOverlay />
            <Prompt />
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
  history.pushState(entry({ depth: 1 }, 'b'), '', '/product/7')
  history.pushState(entry({ depth: 1, overlay }, 'c'), '', '/product/7')
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

test('NAV-06 Back closes it, forward opens a new one without the former input', async () => {
  await landOn('profile', CUSTOMER)
  await userEvent.type(await screen.findByRole('textbox'), 'draft')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('draft')
  await arrive(() => history.back())
  expect(modal('profile')).toBeNull()
  await arrive(() => history.forward())
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('NAV-06 a session that ends under it closes it and asks to log in', async () => {
  await landOn('password', CUSTOMER)
  await arrive(() => become(GUEST))
  expect(modal('password')).toBeNull()
  expect(screen.getByText('log in')).toBeTruthy()
})
