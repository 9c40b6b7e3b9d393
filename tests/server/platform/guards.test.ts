import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'

const { app } = await testApp()

const document = (await app.inject({ url: '/openapi.json' })).json<{
  paths: Record<string, Record<string, unknown>>
}>()
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
)

/** Calls that come from no browser, and prove themselves by a signature. */
const SIGNED = [
  'POST /v1/couriers/location/',
  'POST /v1/payments/flitt/callback/',
  'POST /v1/payments/flitt/return/',
]

/** What a guest may do (AUTH-13), and how one becomes a customer. */
const OF_GUESTS = [
  ...['GET /v1/csrf/', 'GET /v1/categories/', 'GET /v1/products/', 'GET /v1/products/{id}/'],
  ...['GET /v1/products/{id}/reviews/', 'GET /v1/cart/', 'POST /v1/cart/items/'],
  ...['PATCH /v1/cart/items/{id}/', 'DELETE /v1/cart/items/{id}/'],
  ...['POST /v1/accounts/register/', 'POST /v1/accounts/login/', 'POST /v1/accounts/logout/'],
  ...['POST /v1/accounts/token/refresh/', 'POST /v1/accounts/password-reset/'],
  ...['POST /v1/accounts/password-reset-confirm/', 'GET /v1/accounts/google/login/'],
  ...['GET /v1/accounts/google/callback/', 'GET /v1/accounts/facebook/login/'],
  'GET /v1/accounts/facebook/callback/',
]

const ofCustomers = calls.filter((call) => !OF_GUESTS.includes(call) && !SIGNED.includes(call))

/** Makes a call with nothing in it. */
function ask(call: string, headers: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ')
  return app.inject({
    method: method as InjectOptions['method'],
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers,
    ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
  })
}

test('API-01 no call writes anything without the csrf token, except signed ones', async () => {
  const writes = calls.filter((call) => !call.startsWith('GET'))
  const open: string[] = []
  for (const call of writes) {
    const answer = await ask(call, {})
    if (answer.statusCode !== 403 || answer.json<{ code?: string }>().code !== 'csrf') open.push(call)
  }
  expect(open.toSorted()).toEqual(SIGNED.toSorted())
})

test('API-05 AUTH-13 every call for customers asks a guest to log in, before it checks the request', async () => {
  expect(ofCustomers.length).toBeGreaterThan(20)
  const { cookies } = await newShopper(app)
  const proof = {
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'x-csrftoken': cookies.get('csrftoken') ?? '',
  }
  const detail = 'გთხოვთ, შეხვიდეთ სისტემაში.'
  for (const call of ofCustomers) {
    const guest = await ask(call, proof)
    expect([call, guest.statusCode, guest.json()]).toEqual([call, 401, { detail }])
    const forged = await ask(call, { ...proof, authorization: 'Bearer forged' })
    expect([call, forged.statusCode, forged.json()]).toEqual([call, 401, { detail, code: 'token_not_valid' }])
  }
})
