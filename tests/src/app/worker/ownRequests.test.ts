import { expect, test } from 'vitest'
import { ownKind } from '#app/worker/ownRequests.ts'
import { ROUTES } from '#shared/routes.ts'
import { ask } from './fakeScope.ts'

const kind = (...request: Parameters<typeof ask>) => ownKind(ask(...request), 'https://shop.ge')

test.each(Object.values(ROUTES))('the page %s is the worker’s, with whatever it is asked', (route) => {
  const path = route.replace(/:\w+/, 'ღ-7')
  expect(kind(path, 'navigate')).toBe('page')
  expect(kind(`${path}?category=x`, 'navigate')).toBe('page')
  expect(kind(path, 'cors')).toBeNull()
})

test.each([
  '/v1/products/',
  '/v1/orders/7/invoice/',
  '/media/honey.jpg',
  '/openapi.json',
  '/dev/flitt/pay/1',
  '/tiles/sketch/1/1/1.png',
  '/sw.js',
  '/offline.html',
  '/no/such/page',
  '/product/7/more',
])('%s is left alone', (path) => {
  expect(kind(path, 'navigate')).toBeNull()
  expect(kind(path)).toBeNull()
})

test('what is sent, comes in parts, or is another’s is left alone', () => {
  expect(kind('/assets/app-1.js')).toBe('file')
  expect(kind('/', 'navigate', { method: 'POST' })).toBeNull()
  expect(kind('/assets/app-1.js', 'cors', { headers: { range: 'bytes=0-1' } })).toBeNull()
  expect(kind('https://elsewhere.ge/assets/app-1.js')).toBeNull()
  expect(kind('https://pay.flitt.com/', 'navigate')).toBeNull()
})
