import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router'
import { useEffect } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { accountHandlers } from '#mocks/accountHandlers.ts'
import { passwordHandlers, RESET_TOKEN, resetPath } from '#mocks/passwordHandlers.ts'
import { ResetPasswordPage } from '#pages/ResetPasswordPage/ResetPasswordPage.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { SessionProvider } from '#shared/session/SessionProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { watchTimers } from '../../support/timers.ts'
import { mockApi, Shop } from '../../support/shop.tsx'

const nino = user()
const CONFIRM = '*/v1/accounts/password-reset-confirm/'
const SENT = 'POST /v1/accounts/password-reset-confirm/'
const SAVE = 'პაროლის შენახვა'
const DONE = 'პაროლი შეიცვალა. მთავარ გვერდზე გადახვალთ…'
const REFUSED = 'ბმული აღარ მოქმედებს. მოითხოვეთ ახალი.'
const NO_LINK = 'ამ ბმულით პაროლის შეცვლა აღარ შეიძლება.'
const CHOSEN = 'მთის ჩრდილი 9264'
const SIMPLE = 'ძალიან მარტივია.'

let api: ReturnType<typeof mockApi> | null = null
afterEach(() => {
  cleanup()
  api?.close()
  api = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

let place: { pathname: string; search: string; state: unknown }
/** Writes down which address is shown. */
function Place() {
  const { pathname, search, state } = useLocation() as typeof place
  useEffect(() => {
    place = { pathname, search, state }
  }, [pathname, search, state])
  return null
}

/** The screen at a history entry. */
function visit(entry: InitialEntry, ...handlers: HttpHandler[]) {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  api = mockApi(...handlers, ...passwordHandlers(nino), ...accountHandlers(nino))
  const reload = vi.fn<() => void>()
  render(
    <LanguageProvider language="ka">
      <Shop sessionEnvironment={{ reload }}>
        <SessionProvider>
          <ToastProvider>
            <MemoryRouter initialEntries={['/before', entry]} initialIndex={1}>
              <Place />
              <Routes>
                <Route path="/reset-password" element={<ResetPasswordPage />} />
                <Route path="*" element={<p>the catalogue</p>} />
              </Routes>
            </MemoryRouter>
          </ToastProvider>
        </SessionProvider>
      </Shop>
    </LanguageProvider>,
  )
  return { hands: userEvent.setup(), calls: api.calls, reload }
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const [CHOICE, AGAIN, EMAIL] = [/^ახალი პაროლი/, /^გაიმეორეთ პაროლი/, /^ელფოსტა/]
const button = (name: string) => screen.getByRole('button', { name })

type Hands = ReturnType<typeof visit>['hands']

async function fill(hands: Hands, label: RegExp, text: string) {
  await hands.clear(field(label))
  if (text !== '') await hands.paste(text)
}

async function send(hands: Hands, chosen = CHOSEN, again = chosen) {
  await fill(hands, CHOICE, chosen)
  await fill(hands, AGAIN, again)
  await hands.click(button(SAVE))
}

describe('the screen for a new password', () => {
  test('ROUTE-04 RESET-01 RESET-03 takes the link out of the query, sends what it carries, says so, and goes to the catalogue after 2 s', async () => {
    const { hands, calls } = visit(resetPath(nino))
    const timers = watchTimers()
    await waitFor(() => expect(place.search).toBe(''))
    expect(place.state).toEqual({ resetLink: { uid: nino.id, token: RESET_TOKEN } })
    expect([field(CHOICE).autocomplete, field(AGAIN).autocomplete]).toEqual(['new-password', 'new-password'])
    await send(hands)
    expect(await screen.findByText(DONE)).toBeTruthy()
    expect(place.state).toEqual({ resetDone: true })
    expect(timers.count(2_000)).toBe(1)
    await timers.ring(2_000)
    expect(await screen.findByText('the catalogue')).toBeTruthy()
    expect(place.pathname).toBe('/')
    expect(calls.filter((call) => call === SENT)).toHaveLength(1)
  })

  test('RESET-03 the link leads there without waiting', async () => {
    const { hands } = visit(resetPath(nino))
    const timers = watchTimers()
    await send(hands)
    const home = await screen.findByRole('button', { name: 'მთავარ გვერდზე გადასვლა' })
    expect(document.activeElement).toBe(home)
    await hands.click(home)
    expect(await screen.findByText('the catalogue')).toBeTruthy()
    expect(timers.areCleared(2_000)).toBe(true)
  })

  test('RESET-01 closing goes to the catalogue, and nothing of the link is left', async () => {
    const { hands } = visit(resetPath(nino))
    await hands.click(button('დახურვა'))
    expect(await screen.findByText('the catalogue')).toBeTruthy()
    expect([place.pathname, place.search, place.state]).toEqual(['/', '', null])
  })

  test('ROUTE-04 a link in the history entry is as good, and after its use a reload still says so', async () => {
    const { hands } = visit({
      pathname: '/reset-password',
      state: { resetLink: { uid: nino.id, token: RESET_TOKEN } },
    })
    await send(hands)
    expect(await screen.findByText(DONE)).toBeTruthy()
    cleanup()
    api?.close()
    visit({ pathname: '/reset-password', state: place.state })
    expect(screen.getByText(DONE)).toBeTruthy()
  })

  test('RESET-02 both are required, and equal; nothing is sent otherwise', async () => {
    const { hands, calls } = visit(resetPath(nino))
    await send(hands, '', '')
    expect(await screen.findAllByText('ეს ველი აუცილებელია.')).toHaveLength(2)
    await send(hands, CHOSEN, 'სხვა რამე')
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    await fill(hands, CHOICE, 'სხვა რამე')
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
    expect(calls).not.toContain(SENT)
  })

  test('RESET-04 it is sent once, however often it is pressed', async () => {
    const answer = Promise.withResolvers<void>()
    const { hands, calls } = visit(
      resetPath(nino),
      http.post(CONFIRM, async () => {
        await answer.promise
        return HttpResponse.json({ detail: 'done' })
      }),
    )
    await send(hands)
    expect(button(SAVE).getAttribute('aria-busy')).toBe('true')
    await hands.click(button(SAVE))
    await hands.type(field(AGAIN), '{Enter}')
    answer.resolve()
    expect(await screen.findByText(DONE)).toBeTruthy()
    expect(calls.filter((call) => call === SENT)).toHaveLength(1)
  })

  test('RESET-03 a refusal says its detail, its field’s sentence or the fallback once, and no answer the connection; nothing typed is lost', async () => {
    const refusals: [string, () => Response][] = [
      ['სცადეთ მოგვიანებით.', () => HttpResponse.json({ detail: 'სცადეთ მოგვიანებით.' }, { status: 429 })],
      [SIMPLE, () => HttpResponse.json({ new_password: [SIMPLE], detail: SIMPLE }, { status: 400 })],
      ['Something went wrong', () => HttpResponse.json({}, { status: 400 })],
      ['სერვერთან დაკავშირება ვერ მოხერხდა', () => HttpResponse.error()],
    ]
    let answer: () => Response = () => HttpResponse.error()
    const { hands } = visit(
      resetPath(nino),
      http.post(CONFIRM, () => answer()),
    )
    await fill(hands, CHOICE, CHOSEN)
    await fill(hands, AGAIN, CHOSEN)
    for (const [sentence, next] of refusals) {
      answer = next
      await hands.click(button(SAVE))
      expect(await screen.findAllByText(sentence)).toHaveLength(1)
    }
    expect([field(CHOICE).value, field(AGAIN).value]).toEqual([CHOSEN, CHOSEN])
  })

  test('RESET-03 AUTH-05 a link that holds no longer says so, is forgotten, and another one can be asked for', async () => {
    const { hands, calls } = visit(resetPath(nino, 'used'))
    await send(hands)
    expect((await screen.findByText(REFUSED)).closest('[role=alert]')).toBeTruthy()
    expect(place.state).toBeNull()
    await fill(hands, EMAIL, nino.email)
    await hands.click(button('ბმულის გაგზავნა'))
    expect(await screen.findByText('Password reset link sent successfully. Check your email.')).toBeTruthy()
    expect(calls).toContain('POST /v1/accounts/password-reset/')
  })

  test('ROUTE-04 with half of a link there is only the form for another one', async () => {
    visit('/reset-password?uid=1')
    expect(await screen.findByText(NO_LINK)).toBeTruthy()
    expect(screen.queryByLabelText(CHOICE, { selector: 'input' })).toBeNull()
  })

  test('AUTH-05 at the page a failure has the first message of the email field', async () => {
    const { hands } = visit(
      '/reset-password',
      http.post('*/v1/accounts/password-reset/', () =>
        HttpResponse.json({ email: ['ასეთი არ არის.', 'მეორე'] }, { status: 400 }),
      ),
    )
    await fill(hands, EMAIL, nino.email)
    await hands.click(button('ბმულის გაგზავნა'))
    expect(await screen.findByText(/^ასეთი არ არის/)).toBeTruthy()
    expect(field(EMAIL).value).toBe(nino.email)
  })
})
