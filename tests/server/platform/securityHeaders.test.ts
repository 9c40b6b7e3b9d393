import { expect, test } from 'vitest'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const database = await testDatabase()
const { app } = await testApp({ database, config: { trustProxy: ['127.0.0.1'] } })
const { app: secure } = await testApp({ database, config: { publicUrl: 'https://shop.example' } })

const ROUTES = [
  ['GET', '/v1/csrf/', 200],
  ['GET', '/v1/categories/', 200],
  ['GET', '/v1/products/', 200],
  ['GET', '/v1/products/nothing/', 404],
  ['GET', '/v1/cart/', 400],
  ['GET', '/v1/nothing/', 404],
  ['POST', '/v1/cart/items/', 403],
  ['DELETE', '/v1/products/', 405],
  ['GET', '/v1/products/?page=1&page=2', 400],
  ['GET', '/media/nothing?w=320', 404],
  ['GET', '/nothing', 404],
  ['GET', '/%zz', 400],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/openapi.json', 200],
] as const

test('every response has security headers', () =>
  eachRow(ROUTES, async (method, url, status) => {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    for (const absent of [
      'server',
      'x-powered-by',
      'strict-transport-security',
      'access-control-allow-origin',
    ]) {
      expect(answer.headers).not.toHaveProperty(absent)
    }
    const { headers } = await secure.inject({ method, url })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  }))

test('forwarded headers count only from a trusted proxy', async () => {
  const ask = (remoteAddress: string) =>
    app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' }, remoteAddress })
  expect((await ask('127.0.0.1')).headers).toHaveProperty('strict-transport-security')
  const answer = await ask('10.1.2.3')
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
})

test('personal responses and errors are not cached', () =>
  eachOf(['/v1/csrf/', '/v1/cart/', '/v1/nothing/'], async (url) => {
    expect((await app.inject({ url })).headers['cache-control']).toBe('no-store')
  }))

test('pictures may be shown by a storefront elsewhere if the shop has configured it', async () => {
  const { app: open } = await testApp({ database, config: { corsOrigins: ['https://shop.example'] } })
  expect((await open.inject({ url: '/media/nothing' })).headers['cross-origin-resource-policy']).toBe(
    'cross-origin',
  )
})
