import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accessToken, NO_SESSION_COOKIES, PASSWORD, sessionCookies, user } from '#mocks/accounts.ts'
import { passwordHandlers } from '#mocks/passwordHandlers.ts'
import { ChangePassword } from '#features/account/containers/ChangePassword.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { watchTimers } from '../../support/timers.ts'
import { mockApi, Shop } from '../../support/shop.tsx'
import { asCustomer, SessionOf } from '../orders/customer.tsx'

const nino = user()
const PATH = '*/v1/accounts/change-password/'
const SENT = 'PUT /v1/accounts/change-password/'
const CHOSEN = 'მთის ჩრდილი 9264'
const DONE = 'პაროლი შეიცვალა.'
const LIMIT = 'სცადეთ 20 წამში.'

let api: ReturnType<typeof mockApi> | null = null
afterEach(() => {
  cleanup()
  api?.close()
  api = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

function Notices() {
  return useShownToasts().map(({ id, message }) => <p key={id}>{`notice: ${message}`}</p>)
}

function openModal(...handlers: HttpHandler[]) {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  for (const cookie of sessionCookies(nino.id)) document.cookie = cookie
  api = mockApi(...handlers, ...passwordHandlers(nino))
  const onClose = vi.fn<() => void>()
  const tree = (open: boolean) => (
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={asCustomer(nino)}>
          <ToastProvider>
            <ChangePassword open={open} onClose={onClose} />
            <Notices />
          </ToastProvider>
        </SessionOf>
      </Shop>
    </LanguageProvider>
  )
  const { rerender } = render(tree(true))
  return {
    hands: userEvent.setup(),
    calls: api.calls,
    onClose,
    close: () => rerender(tree(false)),
  }
}

const field = (label: 'Old Password' | 'New Password') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const button = (name: string) => screen.getByRole('button', { name })

type Hands = ReturnType<typeof openModal>['hands']

async function fillIn(hands: Hands) {
  await hands.click(field('Old Password'))
  await hands.paste(PASSWORD)
  await hands.click(field('New Password'))
  await hands.paste(CHOSEN)
}

async function send(hands: Hands) {
  await fillIn(hands)
  await hands.click(button('Submit'))
}

const answering = (status: number, body: object) => http.put(PATH, () => HttpResponse.json(body, { status }))

describe('PROF-09 the modal to change the password', () => {
  test('has both fields and the user name for password managers', () => {
    openModal()
    expect(field('Old Password').autocomplete).toBe('current-password')
    expect(field('New Password').autocomplete).toBe('new-password')
    const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect([username?.value, username?.hidden]).toEqual([nino.email, true])
    expect(document.activeElement).toBe(field('Old Password'))
  })

  test('says what the server says, keeps the new tokens, and closes after 1.5 s', async () => {
    const renewed = accessToken(nino.id, undefined, 'renewed')
    const timers = watchTimers()
    const { hands, onClose } = openModal(
      answering(200, { detail: 'შეიცვალა!', access: renewed, refresh: 'next' }),
    )
    await send(hands)
    expect((await screen.findByText('შეიცვალა!')).closest('[role=status]')).toBeTruthy()
    expect(document.cookie).toContain(`accessToken=${renewed}`)
    expect(document.cookie).toContain('refresh_token=next')
    expect(onClose).not.toHaveBeenCalled()
    await timers.ring(1_500)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('has its own message when the server sends none', async () => {
    const { hands } = openModal(answering(200, {}))
    await send(hands)
    expect(await screen.findByText(DONE)).toBeTruthy()
    expect(document.cookie).toContain(accessToken(nino.id))
  })

  test('closed by hand before that, nothing else is closed later', async () => {
    const timers = watchTimers()
    const { hands, close, onClose } = openModal()
    await send(hands)
    await screen.findByText(DONE)
    expect([timers.count(1_500), timers.areCleared(1_500)]).toEqual([1, false])
    close()
    expect(timers.areCleared(1_500)).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('both are required', async () => {
    const { hands, calls } = openModal()
    await hands.click(button('Submit'))
    expect(await screen.findAllByText('ეს ველი აუცილებელია.')).toHaveLength(2)
    expect(calls).not.toContain(SENT)
  })

  test('a refusal is said once, with the detail, at its field, or by the fallback; no answer is the connection', async () => {
    const refusals: [string, () => Response][] = [
      [LIMIT, () => HttpResponse.json({ detail: LIMIT }, { status: 429 })],
      ['მოკლეა.', () => HttpResponse.json({ new_password: ['მოკლეა.'], detail: 'მოკლეა.' }, { status: 400 })],
      ['Error changing password', () => HttpResponse.json({}, { status: 500 })],
      ['სერვერთან დაკავშირება ვერ მოხერხდა', () => HttpResponse.error()],
    ]
    let answer: () => Response = () => HttpResponse.error()
    const { hands, onClose } = openModal(http.put(PATH, () => answer()))
    await fillIn(hands)
    for (const [sentence, next] of refusals) {
      answer = next
      await hands.click(button('Submit'))
      expect(await screen.findAllByText(sentence)).toHaveLength(1)
    }
    expect([field('Old Password').value, field('New Password').value]).toEqual([PASSWORD, CHOSEN])
    expect(onClose).not.toHaveBeenCalled()
  })

  test('closed while it is pending, its result is shown as a toast', async () => {
    const answer = Promise.withResolvers<void>()
    const { hands, close } = openModal(
      http.put(PATH, async () => {
        await answer.promise
        return HttpResponse.json({ detail: DONE })
      }),
    )
    await send(hands)
    close()
    answer.resolve()
    expect(await screen.findByText(`notice: ${DONE}`)).toBeTruthy()
  })
})
