import { act, cleanup, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { choiceHandlers } from '#mocks/choiceHandlers.ts'
import { CHOICE_PAUSE_MS, useChosenSpecification } from '#features/product/api/useChosenSpecification.ts'
import { GUEST, type SessionState } from '#shared/session/session.ts'
import { mockApi, Shop } from '../../support/shop.tsx'
import { asCustomer, keepCookies, SessionOf } from '../orders/customer.tsx'

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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const SAVE = 'POST /v1/save-specification/'
const ASK = 'GET /v1/save-specification/?product=5'

/** The hook in a shop of its own, as a reload or another tab begins it. */
function visit(first: SessionState = GUEST, productId = '5') {
  let session = first
  const Someone = ({ children }: { children: ReactNode }) => (
    <Shop>
      <SessionOf session={session}>{children}</SessionOf>
    </Shop>
  )
  const { result, rerender, unmount } = renderHook((id: string) => useChosenSpecification(id), {
    initialProps: productId,
    wrapper: Someone,
  })
  return {
    now: () => result.current,
    choose: (id: string) => act(() => result.current.choose(id)),
    goTo: (id: string) => rerender(id),
    become(next: SessionState) {
      session = next
      rerender(productId)
    },
    unmount,
  }
}

test('PROD-04 a guest’s choice stays in the browser: after a reload it is there, and no server is told', async () => {
  api = mockApi()
  const before = visit()
  before.choose('a1')
  expect(before.now()).toMatchObject({ chosen: 'a1', asked: null })
  await pass(CHOICE_PAUSE_MS)
  expect(before.now()).toMatchObject({ chosen: 'a1', asked: 'a1' })
  before.unmount()
  expect(visit().now()).toMatchObject({ chosen: 'a1', asked: 'a1' })
  expect(api.calls).toEqual([])
})

test('PROD-12 another product begins without a choice; what comes late is its own product’s', async () => {
  api = mockApi()
  const { now, choose, goTo } = visit()
  choose('a1')
  goTo('6')
  expect(now()).toMatchObject({ chosen: null, asked: null })
  await pass(CHOICE_PAUSE_MS)
  expect(now()).toMatchObject({ chosen: null, asked: null })
  goTo('5')
  expect(now()).toMatchObject({ chosen: 'a1', asked: 'a1' })
})

test('PROD-04 a customer’s choice is saved once they have paused, and there on another device', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers())
  const { now, choose } = visit(asCustomer())
  await pass(0)
  choose('a1')
  await pass(CHOICE_PAUSE_MS - 1)
  choose('a2')
  await pass(CHOICE_PAUSE_MS)
  await vi.waitFor(() => expect(now()).toMatchObject({ chosen: 'a2', asked: 'a2', isSaving: false }))
  expect(api.calls).toEqual([ASK, SAVE])
  sessionStorage.clear()
  const elsewhere = visit(asCustomer())
  await vi.waitFor(() => expect(elsewhere.now()).toMatchObject({ chosen: 'a2', asked: 'a2' }))
})

test('PROD-04 a choice of a guest who logs in is kept, and saved', async () => {
  keepCookies()
  api = mockApi(...choiceHandlers({ 5: 'from before' }))
  const { now, choose, become } = visit()
  choose('a1')
  become(asCustomer())
  expect(now()).toMatchObject({ chosen: 'a1' })
  await vi.waitFor(() => expect(now()).toMatchObject({ chosen: 'a1', asked: 'a1', isSaving: false }))
  expect(api.calls).toEqual([SAVE])
})

test('PROD-04 a server that can’t remember changes nothing; one that refuses is quoted, and the choice stays', async () => {
  keepCookies()
  api = mockApi(
    http.get('*/v1/save-specification/', () => HttpResponse.json({}, { status: 404 })),
    http.post('*/v1/save-specification/', () => HttpResponse.json({ error: 'არ გამოვიდა' }, { status: 400 })),
  )
  const { now, choose } = visit(asCustomer())
  await vi.waitFor(() => expect(api?.calls).toEqual([ASK]))
  expect(now()).toMatchObject({ chosen: null, error: null })
  choose('a1')
  await pass(CHOICE_PAUSE_MS)
  await vi.waitFor(() => expect(now().error?.body.error).toBe('არ გამოვიდა'))
  expect(now()).toMatchObject({ chosen: 'a1', asked: 'a1', isSaving: false })
})

test('PROD-13 nothing is asked of what is no product', async () => {
  keepCookies()
  api = mockApi()
  visit(asCustomer(), 'undefined')
  await pass(CHOICE_PAUSE_MS)
  expect(api.calls).toEqual([])
})
