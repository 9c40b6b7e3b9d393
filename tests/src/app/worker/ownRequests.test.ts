import { expect, test } from 'vitest'
import { ownKind } from '#app/worker/ownRequests.ts'
import { ROUTES } from '#shared/routing/routes.ts'
import { ask } from './fakeScope.ts'

const kind = (...request: Parameters<typeof ask>) => ownKind(ask(...request), 'https://shop.ge')

test('the worker handles every page, with any query', () => {
  for (const route of Object.values(ROUTES)) {
    const path = route.replace(/:\w+/, 'ღ-7')
    for (const address of [path, `/en${path}`, `/en${path}`.replace(/\/$/, '')])
      expect(kind(address, 'navigate'), address).toBe('page')
    expect(kind(`${path}?category=x`, 'navigate'), path).toBe('page')
    expect(kind(path, 'cors'), path).toBeNull()
  }
})

test('requests for other things than pages and files of the shop aren’t handled', () => {
  const others = [
    '/v1/products/',
    '/v1/orders/7/invoice/',
    '/media/honey.jpg',
    '/openapi.json',
    '/dev/flitt/pay/1',
    '/tiles/sketch/1/1/1.png',
    '/sw.js',
    '/offline.html',
    '/no/such/page',
    '/english',
    '/en/v1/products/',
    '/product/7/more',
  ]
  for (const path of others) {
    expect(kind(path, 'navigate'), path).toBeNull()
    expect(kind(path), path).toBeNull()
  }
})

test('writes, range requests and other origins aren’t handled', () => {
  expect(kind('/assets/app-1.js')).toBe('file')
  expect(kind('/', 'navigate', { method: 'POST' })).toBeNull()
  expect(kind('/assets/app-1.js', 'cors', { headers: { range: 'bytes=0-1' } })).toBeNull()
  expect(kind('https://elsewhere.ge/assets/app-1.js')).toBeNull()
  expect(kind('https://pay.flitt.com/', 'navigate')).toBeNull()
})
