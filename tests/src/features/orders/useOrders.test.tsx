import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { order, orders } from '#mocks/orders.ts'
import { customerPerTest } from '../../support/customerPerTest.ts'
import { mockApi } from '../../support/shop.tsx'
import { asCustomer } from './customer.tsx'
import { probe } from './probe.tsx'
import { GUEST, STARTING } from '#shared/session/session.ts'

let api: ReturnType<typeof mockApi> | null = null

customerPerTest()

const session = asCustomer()
const LIST = 'GET /v1/orders/'
const ids = (list: readonly { id: string | number }[]) => list.map(({ id }) => id)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the list', () => {
  test('ORDER-01 in pages, each asked for once and only while there is a next', async () => {
    const all = orders(20)
    api = mockApi(...orderListHandlers(all))
    const page = probe({ list: true, session })
    expect(page.says('list')).toMatchObject({ ids: [], isLoading: true })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ids(all.slice(0, 9)), hasMore: true }))
    page.press('list loadMore')
    page.press('list loadMore')
    await waitFor(() =>
      expect(page.says('list')).toMatchObject({ ids: ids(all.slice(0, 18)), isLoadingMore: false }),
    )
    page.press('list loadMore')
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ids(all), hasMore: false }))
    page.press('list loadMore')
    expect(api.calls).toEqual([LIST, `${LIST}?page=2`, `${LIST}?page=3`])
  })

  test('API-02 a bare list is all there is', async () => {
    api = mockApi(http.get('*/v1/orders/', () => HttpResponse.json(orders(30))))
    const page = probe({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ids(orders(30)), hasMore: false }))
  })

  test('ORDER-05 opened again within 60 s it is not asked for, after it all of its pages are', async () => {
    api = mockApi(...orderListHandlers(orders(12)))
    const page = probe({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ hasMore: true }))
    page.press('list loadMore')
    await waitFor(() => expect(page.says('list')).toMatchObject({ hasMore: false }))
    page.show({ session })
    await pass(58_000)
    page.show({ list: true, session })
    expect(page.says('list')).toMatchObject({ ids: ids(orders(12)), isLoading: false })
    await pass(1_000)
    expect(api.calls).toHaveLength(2)
    page.show({ session })
    await pass(60_000)
    page.show({ list: true, session })
    // What was known is shown meanwhile.
    expect(page.says('list')).toMatchObject({ ids: ids(orders(12)), isLoading: false })
    await waitFor(() => expect(api?.calls).toEqual([LIST, `${LIST}?page=2`, LIST, `${LIST}?page=2`]))
  })

  test('ORDER-06 a next page that failed leaves what is there, and the retry asks for that page alone', async () => {
    let isDown = true
    api = mockApi(
      http.get('*/v1/orders/', ({ request }) =>
        isDown && request.url.includes('page=2') ? HttpResponse.json({}, { status: 400 }) : undefined,
      ),
      ...orderListHandlers(orders(10)),
    )
    const page = probe({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ hasMore: true }))
    page.press('list loadMore')
    await waitFor(() =>
      expect(page.says('list')).toMatchObject({ error: { detail: null }, ids: ids(orders(9)) }),
    )
    isDown = false
    page.press('list retry')
    await waitFor(() => expect(page.says('list')).toMatchObject({ error: null, ids: ids(orders(10)) }))
    expect(api.calls).toEqual([LIST, `${LIST}?page=2`, `${LIST}?page=2`])
  })

  test('ORDER-05 a guest, and a session that is only starting, ask for nothing; a login does', async () => {
    api = mockApi(...orderListHandlers(orders(1)))
    const page = probe({ list: true, one: String(orders(1)[0]?.id), session: STARTING })
    page.show({ list: true, one: 'x', session: GUEST })
    expect(page.says('list')).toMatchObject({ ids: [], isLoading: false, error: null })
    expect(page.says('one')).toMatchObject({ id: null, isLoading: false, error: null })
    expect(api.calls).toEqual([])
    page.show({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ids(orders(1)) }))
  })

  test('another customer never sees the one before', async () => {
    api = mockApi(...orderListHandlers(orders(2)))
    const page = probe({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ids(orders(2)) }))
    api.server.use(http.get('*/v1/orders/', () => HttpResponse.json([order({ id: 'theirs' })])))
    page.show({ list: true, session: asCustomer(user({ id: 'other' })) })
    expect(page.says('list')).toMatchObject({ ids: [], isLoading: true })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ['theirs'] }))
  })
})

describe('one order', () => {
  const [one = order()] = orders(1)
  const id = String(one.id)
  const PATH = `GET /v1/orders/${id}/`

  test('ORDER-05 two that want the same ask once, and again only after 60 s', async () => {
    api = mockApi(...orderListHandlers([one]))
    const page = probe({ one: id, session })
    expect(page.says('one')).toMatchObject({ id: null, isLoading: true })
    page.show({ session })
    page.show({ one: id, session })
    await waitFor(() => expect(page.says('one')).toMatchObject({ id, status: 'pending', isLoading: false }))
    page.show({ session })
    await pass(58_000)
    page.show({ one: id, session })
    await pass(1_000)
    expect(api.calls).toEqual([PATH])
    page.show({ session })
    await pass(60_000)
    page.show({ one: id, session })
    await waitFor(() => expect(api?.calls).toEqual([PATH, PATH]))
  })

  test('ORDER-06 a failure clears the order; the retry is not held back by the minute', async () => {
    api = mockApi(...orderListHandlers([one]))
    const page = probe({ one: id, session })
    await waitFor(() => expect(page.says('one')).toMatchObject({ id }))
    page.show({ session })
    await pass(60_000)
    api.server.use(
      http.get('*/v1/orders/:id/', () => HttpResponse.json({ detail: 'ვერ მოიძებნა.' }, { status: 404 }), {
        once: true,
      }),
    )
    page.show({ one: id, session })
    await waitFor(() =>
      expect(page.says('one')).toMatchObject({ id: null, error: { detail: 'ვერ მოიძებნა.' } }),
    )
    page.press('one retry')
    await waitFor(() => expect(page.says('one')).toMatchObject({ id, error: null }))
    expect(api.calls).toHaveLength(3)
  })

  test.each([
    ['placed since', [order({ id: 'older' })]],
    ['that went on since', [order({ ...one, status: 'cancelled' })]],
  ])('ORDER-05 an order %s has the list asked for at once, within its minute', async (_, before) => {
    api = mockApi(...orderListHandlers([one, order({ id: 'older' })]))
    api.server.use(http.get('*/v1/orders/', () => HttpResponse.json(before), { once: true }))
    const page = probe({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: ids(before) }))
    page.show({ one: id, session })
    await waitFor(() => expect(page.says('one')).toMatchObject({ id }))
    page.show({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: [id, 'older'] }))
    expect(api.calls).toEqual([LIST, PATH, LIST])
  })

  test('ORDER-05 an order that the list shows as it is does not', async () => {
    api = mockApi(...orderListHandlers([one]))
    const page = probe({ list: true, session })
    await waitFor(() => expect(page.says('list')).toMatchObject({ ids: [id] }))
    page.show({ one: id, session })
    await waitFor(() => expect(page.says('one')).toMatchObject({ id }))
    page.show({ list: true, session })
    await pass(1_000)
    expect(api.calls).toEqual([LIST, PATH])
  })
})
