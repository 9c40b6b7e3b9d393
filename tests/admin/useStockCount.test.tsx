import { SECOND_FACTOR, type StockCount } from '@dukani/contracts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStockCount } from '#admin/features/stock/containers/useStockCount.ts'
import { countStore, type CountDraft } from '#admin/features/stock/model/countDraft.ts'
import { accountHandlers } from '#mocks/accountHandlers.ts'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { stockHandlers, stockItem } from '#mocks/adminStock.ts'
import { refusal } from '#mocks/catalogueHandlers.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { asCustomer, keepCookies, SessionOf } from '../src/features/orders/customer.tsx'
import { closeApis, mockApi, Shop } from '../src/support/shop.tsx'

const owner = asCustomer()
const App = ({ children }: { children: ReactNode }) => (
  <LanguageProvider language="ka">
    <Shop>
      <SessionOf session={owner}>{children}</SessionOf>
    </Shop>
  </LanguageProvider>
)

const wine = stockItem({ product_id: 'w', stock: 4 })
const jug = stockItem({ product_id: 'j', stock: 10, name: 'დოქი' })
const items = { W: wine, J: jug }
const HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  keepCookies()
})
afterEach(() => {
  cleanup()
  closeApis()
  vi.restoreAllMocks()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

/** Remembers the counts that are sent, and answers them with `answers`, then as the mock server does. */
function server(...answers: (() => Response)[]) {
  const sent: { key: string | null; lines: StockCount['lines'] }[] = []
  const api = mockApi(
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'mock-token' })),
    http.post('*/v1/admin/stock/counts/', async ({ request }) => {
      const { lines } = (await request.clone().json()) as StockCount
      sent.push({ key: request.headers.get('idempotency-key'), lines })
      return answers.shift()?.()
    }),
    ...accountHandlers(user()),
    ...stockHandlers({ items }),
  )
  return { ...api, sent }
}

async function counted() {
  const hook = renderHook(() => useStockCount(), { wrapper: App })
  await act(() => hook.result.current.scan('W'))
  await act(() => hook.result.current.scan('J'))
  return hook.result
}

/** Of what was counted, only the wine is found now. */
const wineAlone = ({ request }: { request: Request }) =>
  new URL(request.url).searchParams.get('code') === 'W'
    ? HttpResponse.json({ ...wine, stock: 1 })
    : refusal('ვერ მოიძებნა', 404)

const noAnswer = () => HttpResponse.error()
const unauthorized = () => new HttpResponse(null, { status: 401 })
const failed = () => new HttpResponse(null, { status: 500 })
const codeNeeded = () => HttpResponse.json({ detail: 'კოდი', code: SECOND_FACTOR }, { status: 403 })

test.each([
  ['no answer came', [noAnswer, noAnswer]],
  ['the login was refused', [unauthorized]],
  ['the server failed', [failed]],
  // Twice: the client takes the first for a missing CSRF token.
  ['the second factor was asked for', [codeNeeded, codeNeeded]],
])('a count is sent again as it was, under the same key: %s', async (_, answers) => {
  const { sent } = server(...answers)
  const counting = await counted()
  await act(() => counting.current.apply())
  expect(counting.current.failure).not.toBeNull()
  expect(counting.current.state).toBe('sent')
  act(() => counting.current.change([]))
  await act(() => counting.current.scan('W'))
  await act(() => counting.current.apply())
  expect(counting.current.applied).toHaveLength(2)
  expect(counting.current.rows).toEqual([])
  for (const again of sent.slice(1)) expect(again).toEqual(sent[0])
})

test('without a connection it isn’t known whether a count was applied', async () => {
  const { sent } = server(noAnswer)
  const counting = await counted()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(() => counting.current.apply())
  expect(counting.current.state).toBe('sent')
  await act(() => counting.current.apply())
  expect(sent[1]).toEqual(sent[0])
})

test('a count that the server refuses can be changed, and is then another one', async () => {
  const { sent } = server(() => refusal('არასწორია', 400))
  const counting = await counted()
  await act(() => counting.current.apply())
  expect(counting.current.failure).toBe('არასწორია')
  expect(counting.current.state).toBe('review')
  act(() => counting.current.goOn())
  expect(counting.current.failure).toBeNull()
  await act(() => counting.current.scan('W'))
  await act(() => counting.current.apply())
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  expect(counting.current.applied).toHaveLength(2)
})

test('after a key that was used before, the stock is read again and nothing is sent by itself', async () => {
  const { server: api, sent } = server(() => refusal('გასაღები', 422))
  const counting = await counted()
  api.use(http.get('*/v1/admin/stock/lookup/', wineAlone))
  await act(() => counting.current.apply())
  expect(counting.current.readAgain).toEqual({ lost: ['დოქი'] })
  expect(counting.current.state).toBe('review')
  expect(counting.current.rows.map(({ item }) => item.stock)).toEqual([1])
  expect(sent).toHaveLength(1)
})

test('a count that was sent more than a day ago is compared with the current stock', async () => {
  const { sent, server: api } = server()
  const rows = [{ item: wine, code: 'W', counted: '7' }]
  const at = Date.now() - 25 * HOUR_MS
  countStore(String(user().id)).set({ rows, sent: { key: 'k', at } })
  const { result } = renderHook(() => useStockCount(), { wrapper: App })
  expect(result.current.state).toBe('forgotten')
  api.use(http.get('*/v1/admin/stock/lookup/', () => HttpResponse.json({ ...wine, stock: 7 })))
  await act(() => result.current.apply())
  expect(sent).toEqual([])
  expect(result.current.state).toBe('review')
  expect(result.current.rows).toEqual([{ item: { ...wine, stock: 7 }, code: 'W', counted: '7' }])
})

test('a code that is found after a count was sent isn’t added to it, nor to the next one', async () => {
  const { server: api } = server()
  const counting = await counted()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.use(
    http.get('*/v1/admin/stock/lookup/', async () => {
      await promise
      return HttpResponse.json(stockItem({ product_id: 'late' }))
    }),
  )
  act(() => void counting.current.scan('LATE'))
  await waitFor(() => expect(counting.current.isLooking).toBe(true))
  await act(() => counting.current.apply())
  expect(counting.current.applied).toHaveLength(2)
  await act(async () => resolve())
  await waitFor(() => expect(counting.current.isLooking).toBe(false))
  expect(counting.current.rows).toEqual([])
  expect(counting.current.scans.map(({ text }) => text)).toEqual([
    'LATE: არ დაემატა, რადგან დათვლა უკვე გაიგზავნა.',
  ])
})

test('a full count takes no other product', async () => {
  server()
  const rows = Array.from({ length: 500 }, (_, index) => ({
    item: stockItem({ product_id: `p${index}` }),
    code: `C${index}`,
    counted: '1',
  }))
  countStore(String(user().id)).set({ rows, sent: null })
  const { result } = renderHook(() => useStockCount(), { wrapper: App })
  await act(() => result.current.scan('W'))
  await act(() => result.current.scan('C7'))
  expect(result.current.rows).toHaveLength(500)
  expect(result.current.rows[7]?.counted).toBe('2')
  expect(result.current.scans.map(({ isAdded }) => isAdded)).toEqual([true, false])
})

test('two tabs count together', async () => {
  server()
  const counting = await counted()
  const other = countStore(String(user().id))
  other.set({ rows: (other.get()?.rows ?? []).slice(0, 1), sent: null })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `dukani.stockCount.${user().id}` })))
  expect(counting.current.rows.map(({ code }) => code)).toEqual(['J'])
  await act(() => counting.current.scan('W'))
  expect(other.get()?.rows.map(({ code }) => code)).toEqual(['W', 'J'])
})

/** Another tab changes the count. */
function inAnotherTab(draft: CountDraft | null): void {
  countStore(String(user().id)).set(draft)
  window.dispatchEvent(new StorageEvent('storage', { key: `dukani.stockCount.${user().id}` }))
}
const otherCount = { rows: [{ item: jug, code: 'J', counted: '9' }], sent: null }

test('a count that another tab has begun stays when this one goes on after its own', async () => {
  server()
  const counting = await counted()
  await act(() => counting.current.apply())
  act(() => inAnotherTab(otherCount))
  act(() => counting.current.restart())
  expect(counting.current.applied).toBeNull()
  expect(counting.current.rows).toEqual(otherCount.rows)
})

test('a count that another tab has begun isn’t replaced by the stock that was read again', async () => {
  const { server: api } = server(() => refusal('გასაღები', 422))
  const counting = await counted()
  api.use(
    http.get('*/v1/admin/stock/lookup/', () => {
      inAnotherTab(otherCount)
      return HttpResponse.json(wine)
    }),
  )
  await act(() => counting.current.apply())
  expect(counting.current.rows).toEqual(otherCount.rows)
  expect(counting.current.readAgain).toBeNull()
})

test.each([
  ['another tab has applied the count', null],
  ['another tab has begun another count', otherCount],
])('nothing is sent unseen: %s', async (_, draft) => {
  const { sent } = server()
  const counting = await counted()
  const request = async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    inAnotherTab(draft)
    return work()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  await act(() => counting.current.apply())
  Reflect.deleteProperty(navigator, 'locks')
  expect(sent).toEqual([])
  expect(counting.current.state).toBe('counting')
})

test('the next count begins with counting, whatever became of the one that was reviewed', async () => {
  server()
  const counting = await counted()
  act(() => counting.current.review())
  expect(counting.current.state).toBe('review')
  act(() => inAnotherTab(null))
  await act(() => counting.current.scan('W'))
  expect(counting.current.state).toBe('counting')
})
