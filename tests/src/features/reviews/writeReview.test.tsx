import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { reviewHandlers } from '#mocks/reviewHandlers.ts'
import { reviews } from '#mocks/reviews.ts'
import { GUEST, STARTING } from '#shared/session/session.ts'
import { mockApi } from '../../support/shop.tsx'
import { asCustomer, keepCookies } from '../orders/customer.tsx'
import { comment, nino, open, prompt, star, submit } from './section.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => {
  sessionStorage.clear()
  keepCookies()
})

afterEach(() => {
  cleanup()
  api?.close()
  api = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const CREATE = '*/v1/products/:id/reviews/create/'
const CHECK = '*/v1/'
const csrf = http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'csrf' }))
const writes = () => api?.calls.filter((call) => call.startsWith('POST')) ?? []

async function fill() {
  await userEvent.click(await star('4 — კარგი'))
  fireEvent.change(comment(), { target: { value: 'კარგია' } })
}

test('REV-02 nothing is sent until stars are chosen; the comment is optional', async () => {
  api = mockApi(csrf, ...reviewHandlers())
  open(nino)
  await star('1 — ცუდი')
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(submit().getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('აირჩიეთ შეფასება')
  await userEvent.click(submit())
  expect(writes()).toEqual([])
  await userEvent.click(await star('5 — ძალიან კარგი'))
  expect(submit().hasAttribute('aria-disabled')).toBe(false)
  await userEvent.click(submit())
  expect(await screen.findByText('გაგზავნილია')).toBeTruthy()
})

test('REV-02 REV-03 two presses send once; then the notice takes the form’s place, the first page and the product are asked for anew', async () => {
  const answer = Promise.withResolvers<void>()
  api = mockApi(
    csrf,
    http.post(CREATE, () => answer.promise.then(() => undefined)),
    ...reviewHandlers(reviews(7)),
  )
  const { onWritten } = open(nino)
  await userEvent.click(await screen.findByRole('button', { name: 'გვერდი 2' }))
  await fill()
  const form = submit().closest('form')
  if (!form) throw new Error('there is no form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  answer.resolve()
  expect(await screen.findByText('გაგზავნილია')).toBeTruthy()
  expect(writes()).toEqual(['POST /v1/products/5/reviews/create/'])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(onWritten).toHaveBeenCalledOnce()
  expect(await screen.findByText('კარგია')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'გვერდი 1' }).getAttribute('aria-current')).toBe('page')
})

test('REV-03 a customer who has reviewed it sees a notice instead of the form', async () => {
  api = mockApi(...reviewHandlers(reviews(2), ['5']))
  open(nino)
  expect(await screen.findByText('თქვენ უკვე შეაფასეთ ეს პროდუქტი')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('REV-03 refused since there is one, from another tab: the notice says so', async () => {
  let isThere = false
  api = mockApi(
    csrf,
    http.get(CHECK, () => HttpResponse.json({ hasReviewed: isThere })),
    http.post(CREATE, () => {
      isThere = true
      return HttpResponse.json({ error: 'once only' }, { status: 400 })
    }),
    ...reviewHandlers(),
  )
  const { onWritten } = open(nino)
  await fill()
  await userEvent.click(submit())
  expect(await screen.findByText('თქვენ უკვე შეაფასეთ ეს პროდუქტი')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(onWritten).toHaveBeenCalledOnce()
})

test('REV-03 a failed check shows the form', async () => {
  api = mockApi(
    http.get(CHECK, () => HttpResponse.json({}, { status: 400 })),
    ...reviewHandlers(),
  )
  open(nino)
  expect(await star('1 — ცუდი')).toBeTruthy()
})

test('REV-03 a guest reads that a login is needed, and it comes back here; no login is requested while it isn’t known', async () => {
  api = mockApi(...reviewHandlers(reviews(1)))
  const { become } = open(STARTING)
  expect(screen.queryByText('მიმოხილვის დაწერა')).toBeNull()
  become(GUEST)
  expect(screen.getByText('მიმოხილვის დასაწერად შეხვიდეთ სისტემაში')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(prompt().textContent).toBe('{"type":"section","id":"write-review"}')
  expect(document.getElementById('write-review')?.textContent).toBe('მიმოხილვის დაწერა')
  expect(api.calls.filter((call) => call.includes('?product='))).toEqual([])
})

test('REV-04 a failure is said by `error`, else the raw body, else what went wrong on the way; what was typed stays', async () => {
  const refusing = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status })
  const failures: [() => Response, string][] = [
    [refusing(400, { error: 'ცუდი სიტყვაა', comment: ['სხვა'] }), 'ცუდი სიტყვაა'],
    [refusing(400, { comment: ['კომენტარი არ ვარგა'] }), 'კომენტარი არ ვარგა'],
    [refusing(400, 'ასე არა'), 'ასე არა'],
    [refusing(500, {}), 'მიმოხილვა ვერ გაიგზავნა'],
    [() => HttpResponse.error(), 'სერვერთან დაკავშირება ვერ მოხერხდა'],
  ]
  const { server } = (api = mockApi(csrf, ...reviewHandlers(reviews(2))))
  open(nino)
  await fill()
  for (const [fail, text] of failures) {
    server.use(http.post(CREATE, fail))
    await userEvent.click(submit())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(comment()).toHaveProperty('value', 'კარგია')
    expect(await star('4 — კარგი')).toHaveProperty('checked', true)
    expect(submit().hasAttribute('aria-disabled')).toBe(false)
  }
})

test('REV-04 AUTH-11 a session that is over asks for a login; the draft outlives closing it, and loading the page anew', async () => {
  api = mockApi(
    csrf,
    http.post('*/v1/accounts/token/refresh/', () => HttpResponse.json({}, { status: 401 })),
    http.post('*/v1/accounts/logout/', () => HttpResponse.json({})),
    http.post(CREATE, () => HttpResponse.json({ detail: 'over' }, { status: 401 })),
    ...reviewHandlers(),
  )
  const { become } = open(nino)
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(prompt().textContent).toContain('write-review'))
  become(GUEST)
  await userEvent.click(prompt())
  become(nino)
  expect(comment()).toHaveProperty('value', 'კარგია')
  cleanup()
  open(nino)
  expect(await star('4 — კარგი')).toHaveProperty('checked', true)
  expect(comment()).toHaveProperty('value', 'კარგია')
  cleanup()
  open(nino, 6)
  expect(await star('4 — კარგი')).toHaveProperty('checked', false)
})

test('REV-04 what was typed is there again when the product was closed over it, only for this customer, until it is sent', async () => {
  api = mockApi(csrf, ...reviewHandlers())
  open(nino)
  await fill()
  cleanup()
  open(asCustomer(user({ id: 'somebody-else' })))
  expect(await star('4 — კარგი')).toHaveProperty('checked', false)
  expect(comment()).toHaveProperty('value', '')
  cleanup()
  open(nino)
  expect(await star('4 — კარგი')).toHaveProperty('checked', true)
  expect(comment()).toHaveProperty('value', 'კარგია')
  await userEvent.click(submit())
  await screen.findByText('გაგზავნილია')
  expect(Object.keys(sessionStorage).filter((key) => key.includes('review'))).toEqual([])
})

test('REV-02 a comment of 2000 characters is sent, one more is not', async () => {
  api = mockApi(csrf, ...reviewHandlers())
  open(nino)
  await userEvent.click(await star('3 — საშუალო'))
  fireEvent.change(comment(), { target: { value: '🍷'.repeat(2001) } })
  expect(await screen.findByText('ტექსტი ზედმეტად გრძელია.')).toBeTruthy()
  await userEvent.click(submit())
  expect(writes()).toEqual([])
  fireEvent.change(comment(), { target: { value: '🍷'.repeat(2000) } })
  await userEvent.click(submit())
  expect(await screen.findByText('გაგზავნილია')).toBeTruthy()
})
