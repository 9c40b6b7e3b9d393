import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { paymentEvents } from '../../../server/src/db/paymentSchema.ts'
import { signatureOf } from '../../../server/src/modules/courier/signature.ts'
import type { Schema } from '../apiPage/typeText.ts'
import { fieldsOf } from '../payments/gateway.ts'
import { payApp } from '../payments/payApp.ts'

const COURIER_KEY = 'the key of all couriers, long enough'
const { app, db, ordered, callback, comeBack, gateway } = await payApp({ courierKey: COURIER_KEY })

// What JSON can say and no database keeps: a NUL, and half of a sign that is written as two.
const TEXTS = ['a\0b', 'a\ud83d']

interface Call {
  requestBody?: { content?: Record<string, { schema: Schema }> }
  parameters?: { in: string; name: string }[]
}
const document = (await app.inject({ url: '/openapi.json' })).json<{
  paths: Record<string, Record<string, Call>>
}>()

/** A call's body with the text wherever it takes one. */
function bodyOf(schema: Schema | undefined, text: string): unknown {
  const [first] = schema?.anyOf ?? []
  if (first !== undefined) return bodyOf(first, text)
  if (schema?.items !== undefined) return [bodyOf(schema.items, text)]
  if (schema?.type === 'string') return schema.enum?.[0] ?? text
  if (schema?.properties === undefined) return 1
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => [name, bodyOf(property, text)]),
  )
}

/** What a call of a customer carries who has ordered. */
async function customerHeaders() {
  const { asked } = await ordered()
  return {
    authorization: `Bearer ${asked.buyer.accessToken}`,
    cookie: [...asked.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': asked.cookies.get('csrftoken'),
  }
}

test('API-02 API-03 no call crashes on a text that can’t be stored, wherever it is', async () => {
  const headers = await customerHeaders()
  const failed: unknown[] = []
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { requestBody, parameters = [] }] of Object.entries(methods)) {
      for (const text of TEXTS) {
        const query = parameters.filter((one) => one.in === 'query').map(({ name }) => [name, text])
        const named = path.replaceAll(/\{\w+\}/g, encodeURIComponent(text.toWellFormed()))
        const schema = requestBody?.content?.['application/json']?.schema
        const answer = await app.inject({
          method: method.toUpperCase() as InjectOptions['method'],
          url: `${named}?${new URLSearchParams(query)}`,
          headers,
          ...(schema && { payload: bodyOf(schema, text) as object }),
        })
        // 503 is the answer of what this shop has not set up.
        if (answer.statusCode === 500) failed.push([method, path, text, answer.statusCode])
      }
    }
  }
  expect(failed).toEqual([])
})

test('API-02 API-03 no call crashes on a deeply nested body', async () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const headers = { 'content-type': 'application/json', ...(await customerHeaders()) }
  const failed: unknown[] = []
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      if (method === 'get') continue
      const schema = requestBody?.content?.['application/json']?.schema
      const names = Object.keys(schema?.properties ?? { order_id: null })
      for (const depth of [3_000, 100_000]) {
        const fields = names.map((name) => `${JSON.stringify(name)}:${deep(depth)}`)
        for (const payload of [deep(depth), `{${fields.slice(0, 4).join()}}`]) {
          const answer = await app.inject({
            method: method.toUpperCase() as InjectOptions['method'],
            url: path.replaceAll(/\{\w+\}/g, '1'),
            headers,
            payload,
          })
          if (answer.statusCode === 500) failed.push([method, path, depth])
        }
      }
    }
  }
  expect(failed).toEqual([])
  const callback = { url: '/v1/payments/flitt/callback/', headers, payload: `{"order_id":${deep(3_000)}}` }
  const told = await app.inject({ method: 'POST', ...callback })
  expect([told.statusCode, told.json()]).toEqual([400, { order_id: [expect.any(String)] }])
})

test('ORDER-07 a signed report with such a text is refused', async () => {
  for (const order of TEXTS) {
    const at = String(Math.floor(Date.now() / 1000))
    const payload = JSON.stringify({ order, latitude: 41.7, longitude: 44.8 })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/couriers/location/',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        'x-courier-timestamp': at,
        'x-courier-signature': signatureOf(COURIER_KEY, at, payload),
      },
      payload,
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'The request could not be read.' }])
  }
})

test('CHECK-08 a signed callback with such a text is refused, and nothing of it is stored', async () => {
  const { gatewayId, order } = await ordered()
  const payment = gateway.payment(gatewayId)
  payment.status = 'approved'
  for (const text of TEXTS) {
    const fields = fieldsOf(payment, { masked_card: text })
    const told = await callback(fields)
    expect([told.statusCode, told.json()]).toEqual([400, { masked_card: [expect.any(String)] }])
    const deep = await callback({ ...fieldsOf(payment), additional_info: { more: [{ [text]: 1 }] } })
    expect([deep.statusCode, deep.json()]).toEqual([400, { additional_info: [expect.any(String)] }])
  }
  expect((await comeBack(fieldsOf(payment, { masked_card: 'a\0b' }))).statusCode).toBe(400)
  expect(await db.$count(paymentEvents)).toBe(0)
  expect(await order()).toMatchObject({ payment_status: 'pending' })
})
