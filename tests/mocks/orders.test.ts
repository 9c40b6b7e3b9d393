import { orderPageSchema, orderSchema } from '@dukani/contracts'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { accessToken } from '#mocks/accounts.ts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { awkwardOrder, order, orders } from '#mocks/orders.ts'
import { cardOrder, transferOrder } from '#mocks/payments.ts'

const handlers = orderListHandlers(orders(10))

async function get(path: string) {
  const headers = { authorization: `Bearer ${accessToken('nino')}` }
  const response = await getResponse(handlers, new Request(`http://shop.test${path}`, { headers }))
  return { status: response?.status, body: (await response?.json()) as unknown }
}

test('every fixture of an order is of the contracts’ shape', () => {
  const paying = [cardOrder('declined'), transferOrder('bank'), transferOrder('qr')]
  for (const one of [order(), awkwardOrder(), ...orders(6), ...paying])
    expect(orderSchema.parse(one)).toEqual(one)
})

test('API-09 the mock orders come in pages, and one by one', async () => {
  const first = orderPageSchema.parse((await get('/v1/orders/')).body)
  const second = orderPageSchema.parse((await get('/v1/orders/?page=2')).body)
  expect([...first.results, ...second.results]).toEqual(orders(10))
  expect([first.next === null, second.next === null]).toEqual([false, true])
  expect((await get('/v1/orders/?page=3')).status).toBe(404)
  const [one = order()] = orders(1)
  expect((await get(`/v1/orders/${one.id}/`)).body).toEqual(one)
  expect((await get('/v1/orders/nothing/')).status).toBe(404)
})
