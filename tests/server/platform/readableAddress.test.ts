import { expect, test } from 'vitest'
import { builtStorefront } from '../support/builtStorefront.ts'
import { eachOf } from '../support/eachRow.ts'
import { rawRequests } from '../support/rawRequest.ts'
import { testApp } from '../support/testApp.ts'

const lines: string[] = []
const { app } = await testApp({
  distDir: builtStorefront(),
  log: (line) => lines.push(line),
  config: { trustProxy: ['127.0.0.1'] },
})
const ask = await rawRequests(app)

const ERROR = 50
const worstLogged = () => Math.max(...lines.map((line) => (JSON.parse(line) as { level: number }).level))

const expectUnreadable = async (target: string, headers: Record<string, string> = {}) => {
  const {
    status,
    body,
    headers: answered,
  } = await ask('GET', target, { 'accept-language': 'en', ...headers })
  expect([status, JSON.parse(body)]).toEqual([400, { detail: 'The request could not be read.' }])
  expect(answered['cache-control']).toBe('no-store')
  expect(worstLogged()).toBeLessThan(ERROR)
}

test('API-03 an unreadable request target is 400, not an error of the server', () =>
  eachOf(
    ['//', '//[', '//[::1', '//x:99999/', '/\\[', 'http://x:99999/', 'http://[/v1/products/'],
    (target) => expectUnreadable(target),
  ))

test('API-03 an unreadable host is 400, not an error of the server', () =>
  eachOf(
    ['<', 'a<b', 'shop.test/x', 'a@shop.test', '[::1', 'shop.test:99999', 'a b', '?', '#'],
    async (host) => {
      await expectUnreadable('/', { host })
      await expectUnreadable('/v1/products/', { host })
      await expectUnreadable('/', { 'x-forwarded-host': host })
    },
  ))

test('API-03 a protocol other than http and https is 400', () =>
  expectUnreadable('/', { 'x-forwarded-proto': 'a<b' }))

test('every valid host is answered', () =>
  eachOf(['shop.ge', 'SHOP.ge:3000', '127.0.0.1', '[::1]:3000', 'my_shop', 'xn--lodaeh.ge'], async (host) => {
    expect((await ask('GET', '/', { host })).body).toContain('asked: /<')
  }))

test('a probe without a host is answered', async () => {
  for (const target of ['/healthz', '/']) {
    expect((await ask('GET', target, { host: '' })).status).toBe(200)
  }
})

test('ROUTE-06 what follows two slashes is a path, and not one of the shop’s', () =>
  eachOf(['//product/7', '//x/product/7', '/.//product/7', '/\\product/7', '//x/'], async (target) => {
    expect((await ask('GET', target, { host: 'shop.ge' })).body).toContain('asked: /not-found<')
  }))
