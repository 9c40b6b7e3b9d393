import type { OrderCreate } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { createOrder } from '#features/checkout/api/createOrder.ts'
import { failure, setUp } from '../../shared/api/clientSetUp.ts'
import { json } from '../../shared/api/fakeEnvironment.ts'

const body: OrderCreate = {
  payment_method: 'flitt',
  order_items_data_input: [{ product_id: 7, quantity: 2, specification_id: null }],
  subtotal: 101.05,
  address: 12,
}
const KEY = 'mark.0123456789abcdef'

function order(answer: unknown) {
  const { client, sent } = setUp([json(answer, 201)], { cookies: { text: 'csrftoken=a' } })
  return { made: createOrder(client, body, KEY), sent }
}

test('CHECK-07 CHECK-12 an order is posted as it is, under its key', async () => {
  const { made, sent } = order({ id: 'o-1' })
  await made
  expect(sent.map(({ method, url, body: given }) => [method, url, given])).toEqual([
    ['POST', '/v1/orders/create/', body],
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toBe(KEY)
})

test.each([
  [
    'all',
    {
      id: 7,
      payment_method: 'bank',
      checkout_url: 'https://pay.example.ge',
      detail: ' გადახდა ვერ დაიწყო. ',
      more: 1,
    },
    { id: 7, payment_method: 'bank', checkout_url: 'https://pay.example.ge', detail: 'გადახდა ვერ დაიწყო.' },
  ],
  ['its id alone', { id: 'o-1' }, { id: 'o-1', payment_method: 'flitt', checkout_url: null }],
  [
    'blanks',
    { id: 'o-1', payment_method: null, checkout_url: null, detail: ' ' },
    { id: 'o-1', payment_method: 'flitt', checkout_url: null },
  ],
])('CHECK-08 the answer may tell %s of the order', async (_, answer, expected) => {
  expect(await order(answer).made).toStrictEqual(expected)
})

test.each([[null], [[]], ['o-1'], [{}], [{ id: '' }]])('CHECK-12 %j names no order', async (answer) => {
  expect(await failure(order(answer).made)).toMatchObject({
    kind: 'parse',
    message: 'not readable: the order that was made',
  })
})
