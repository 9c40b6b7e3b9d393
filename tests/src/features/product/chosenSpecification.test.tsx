import { cleanup } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { choiceHandlers } from '#mocks/choiceHandlers.ts'
import { CHOICE_PAUSE_MS } from '#features/product/api/useChosenSpecification.ts'
import { GUEST } from '#shared/session/session.ts'
import { mockApi } from '../../support/shop.tsx'
import { asCustomer, keepCookies } from '../orders/customer.tsx'
import { pass, pause, visit } from './choosing.tsx'
import { eventually } from '../../../support/eventually.ts'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  api?.close()
  api = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const PATH = '*/v1/save-specification/'
const SAVE = 'POST /v1/save-specification/'
const ASK = 'GET /v1/save-specification/?product=5'
const refused = () => HttpResponse.json({ error: 'არ გამოვიდა' }, { status: 400 })

test('PROD-04 a guest’s choice is stored in the browser: it survives a reload, and no server gets it', async () => {
  api = mockApi()
  const before = visit()
  before.choose('a1')
  expect(before.now()).toMatchObject({ chosen: 'a1', requested: null })
  await pause()
  expect(before.now()).toMatchObject({ chosen: 'a1', requested: 'a1' })
  before.unmount()
  expect(visit().now()).toMatchObject({ chosen: 'a1', requested: 'a1' })
  expect(api.calls).toEqual([])
})

test('PROD-04 nothing is fetched for a product without specifications', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers())
  visit(asCustomer(), '5', { specifications: [] })
  await pass(60_000)
  expect(api.calls).toEqual([])
})

test('PROD-04 a product’s id is sent as the server writes it', async () => {
  keepCookies()
  const bodies: unknown[] = []
  api = mockApi(
    http.post(PATH, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({})
    }),
    ...choiceHandlers(),
  )
  const { now, choose } = visit(asCustomer(), '5', { id: 5 })
  await pass(0)
  choose('a1')
  await pause()
  await eventually(() => expect(now().isSaving).toBe(false))
  expect(bodies).toEqual([{ product: 5, specification: 'a1' }])
})

test('PROD-12 another product begins without a choice; what comes late is its own product’s', async () => {
  api = mockApi()
  const { now, choose, goTo } = visit()
  choose('a1')
  goTo('6')
  expect(now()).toMatchObject({ chosen: null, requested: null })
  await pause()
  expect(now()).toMatchObject({ chosen: null, requested: null })
  goTo('5')
  expect(now()).toMatchObject({ chosen: 'a1', requested: 'a1' })
})

test('PROD-04 a customer’s choice is saved once they have paused, and there on another device', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers())
  const { now, choose, goTo } = visit(asCustomer())
  await pass(0)
  choose('a1')
  await pass(CHOICE_PAUSE_MS - 1)
  choose('a2')
  await pause()
  await eventually(() => expect(now()).toMatchObject({ chosen: 'a2', requested: 'a2', isSaving: false }))
  expect(api.calls).toEqual([ASK, SAVE])
  // What is saved is not saved again.
  goTo('6')
  goTo('5')
  await eventually(() => expect(api?.calls).toHaveLength(4))
  expect(api.calls.filter((call) => call === SAVE)).toHaveLength(1)
  sessionStorage.clear()
  const elsewhere = visit(asCustomer())
  await eventually(() => expect(elsewhere.now()).toMatchObject({ chosen: 'a2', requested: 'a2' }))
})

test('PROD-04 a choice made while another is being saved waits for it, and the other’s refusal is ignored', async () => {
  keepCookies()
  const first = Promise.withResolvers<void>()
  api = mockApi(
    http.post(
      PATH,
      async () => {
        await first.promise
        return refused()
      },
      { once: true },
    ),
    ...choiceHandlers(),
  )
  const { now, choose } = visit(asCustomer())
  choose('a1')
  await pause()
  choose('a2')
  await pause()
  const saved = () => api?.calls.filter((call) => call === SAVE)
  expect(saved()).toHaveLength(1)
  expect(now()).toMatchObject({ chosen: 'a2', requested: null, isSaving: true })
  first.resolve()
  await eventually(() => expect(now()).toMatchObject({ chosen: 'a2', isSaving: false, error: null }))
  await pause()
  await eventually(() => expect(now()).toMatchObject({ chosen: 'a2', requested: 'a2', isSaving: false }))
  expect(saved()).toHaveLength(2)
  expect(now().error).toBeNull()
})

test('PROD-04 what the server remembers doesn’t take the place of what was chosen meanwhile', async () => {
  keepCookies()
  const told = Promise.withResolvers<void>()
  api = mockApi(
    http.get(PATH, async () => {
      await told.promise
      return HttpResponse.json({ specification: 'from before' })
    }),
    ...choiceHandlers(),
  )
  const { now, choose, goTo } = visit(asCustomer())
  choose('own')
  told.resolve()
  await pause()
  await eventually(() => expect(now()).toMatchObject({ chosen: 'own', requested: 'own', isSaving: false }))
  goTo('6')
  await eventually(() => expect(now()).toMatchObject({ chosen: 'from before', requested: 'from before' }))
})

test('PROD-04 a choice of a guest who logs in is kept and saved, and from then on the server’s', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers({ 5: 'from before' }))
  const { now, choose, become } = visit()
  choose('a1')
  become(asCustomer())
  expect(now()).toMatchObject({ chosen: 'a1' })
  await eventually(() => expect(now()).toMatchObject({ chosen: 'a1', requested: 'a1', isSaving: false }))
  expect(api.calls).toEqual([SAVE])
  expect(visit(asCustomer()).now()).toMatchObject({ chosen: null })
  await eventually(() => expect(api?.calls).toEqual([SAVE, ASK]))
})

test('PROD-04 what a customer chose last is neither saved nor shown in another’s name', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers())
  const { now, choose, become } = visit(asCustomer())
  await eventually(() => expect(api?.calls).toEqual([ASK]))
  choose('a1')
  become(GUEST)
  await pause()
  expect(now()).toMatchObject({ chosen: null, requested: null })
  become(asCustomer(user({ id: 'another' })))
  expect(now()).toMatchObject({ chosen: null, requested: null })
  await eventually(() => expect(api?.calls).toEqual([ASK, ASK]))
  await pause()
  expect(api.calls).not.toContain(SAVE)
})

test('PROD-04 a server that can’t remember changes nothing; one that refuses is quoted, the choice stays and is saved when the product is opened again', async () => {
  keepCookies()
  api = mockApi(
    http.get(PATH, () => HttpResponse.json({}, { status: 404 })),
    http.post(PATH, refused, { once: true }),
    ...choiceHandlers(),
  )
  const { now, choose, goTo } = visit(asCustomer())
  await eventually(() => expect(api?.calls).toEqual([ASK]))
  expect(now()).toMatchObject({ chosen: null, error: null })
  choose('a1')
  await pause()
  await eventually(() => expect(now().error?.body.error).toBe('არ გამოვიდა'))
  expect(now()).toMatchObject({ chosen: 'a1', requested: 'a1', isSaving: false })
  goTo('6')
  goTo('5')
  expect(now()).toMatchObject({ chosen: 'a1', error: null, isSaving: true })
  await eventually(() => expect(now()).toMatchObject({ chosen: 'a1', isSaving: false, error: null }))
})

test('PROD-04 where the browser keeps nothing, or something else, a choice lives as long as the page', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers())
  for (const text of ['', 'a', '{}', '[1,2]', '[null]', 'null']) {
    sessionStorage.setItem('choice:5', text)
    expect(visit().now().chosen, text).toBeNull()
  }
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const { now, choose, goTo, become } = visit()
  choose('a1')
  await pause()
  goTo('6')
  become(asCustomer())
  await eventually(() => expect(api?.calls).toHaveLength(1))
  become(GUEST)
  goTo('5')
  expect(now()).toMatchObject({ chosen: 'a1', requested: 'a1' })
})

test('PROD-13 nothing is fetched for an id that can’t be a product’s', async () => {
  keepCookies()
  api = mockApi()
  visit(asCustomer(), 'undefined')
  await pause()
  expect(api.calls).toEqual([])
})
