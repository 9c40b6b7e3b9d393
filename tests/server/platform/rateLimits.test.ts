import { expect, test } from 'vitest'
import { readConfig } from '../../../server/src/config/config.ts'
import { redisServer } from '../support/redisServer.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

const database = await testDatabase()
const limited = (read: number, write: number, search: number, places = 0, invoices = 0) =>
  testApp({
    database,
    config: { rateLimits: { read, write, search, places, invoices, pages: 0 }, trustProxy: 1 },
  })

test('API-03 an address with too many requests gets 429 with Retry-After, in its language', async () => {
  const { app } = await limited(3, 0, 0)
  const ask = () => app.inject({ url: '/v1/categories/', headers: { 'accept-language': 'en' } })
  for (let i = 0; i < 3; i += 1) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ detail: `Too many requests. Try again in ${seconds} seconds.` })
  expect(refused.headers['x-content-type-options']).toBe('nosniff')
})

test('addresses and kinds of request are counted separately; health and pictures are not counted', async () => {
  const { app } = await limited(1, 1, 1, 1, 1)
  const ask = async (url: string, method: 'GET' | 'POST', ip: string) =>
    (await app.inject({ url, method, headers: { 'x-forwarded-for': ip } })).statusCode
  expect(await ask('/v1/categories/', 'GET', '10.0.0.1')).toBe(200)
  expect(await ask('/v1/products/', 'GET', '10.0.0.1')).toBe(429)
  expect(await ask('/v1/products/?search=x', 'GET', '10.0.0.1')).toBe(200)
  expect(await ask('/v1/products/?search=y', 'GET', '10.0.0.1')).toBe(429)
  // Both calls of the map's are of one kind, of its own.
  expect(await ask('/v1/customer/search-address/?q=x', 'GET', '10.0.0.1')).toBe(401)
  expect(await ask('/v1/customer/reverse-geocode/?lat=1&lon=1', 'GET', '10.0.0.1')).toBe(429)
  expect(await ask('/v1/orders/1/invoice/', 'GET', '10.0.0.1')).toBe(401)
  expect(await ask('/v1/orders/2/invoice', 'GET', '10.0.0.1')).toBe(429)
  expect(await ask('/v1/products/', 'GET', '10.0.0.2')).toBe(200)
  expect(await ask('/v1/products/', 'GET', '2001:db8:1:2:3::1')).toBe(200)
  // One household's network of IPv6 is one address.
  expect(await ask('/v1/products/', 'GET', '2001:db8:1:2:9::7')).toBe(429)
  for (const url of ['/healthz', '/readyz', '/media/nothing', '/tiles/nothing']) {
    for (let i = 0; i < 3; i += 1) expect(await ask(url, 'GET', '10.0.0.1')).not.toBe(429)
  }
})

test('a limit of 0 means no limit', async () => {
  const { app } = await limited(0, 0, 0)
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/v1/categories/' })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('while Redis is away requests are answered uncounted, which is logged once', async () => {
  const lines: string[] = []
  const { app } = await testApp({
    database,
    log: (line) => lines.push(line),
    config: {
      rateLimits: { read: 1, write: 1, search: 1, places: 1, invoices: 1, pages: 0 },
      redisUrl: 'redis://127.0.0.1:1',
    },
  })
  for (let i = 0; i < 3; i += 1) expect((await app.inject({ url: '/v1/categories/' })).statusCode).toBe(200)
  const outages = () => lines.filter((line) => line.includes('Redis is away'))
  await expect.poll(outages).toHaveLength(1)
})

test('while Redis hangs only the first request waits for it', async () => {
  const redis = await redisServer({ hangs: true })
  const { app } = await testApp({
    database,
    config: {
      rateLimits: { read: 1, write: 1, search: 1, places: 1, invoices: 1, pages: 0 },
      redisUrl: redis.url,
    },
  })
  const ask = async () => (await app.inject({ url: '/v1/categories/' })).statusCode
  const counted = () => redis.commands.filter((name) => name.startsWith('eval')).length
  await expect.poll(async () => [await ask(), counted()]).toEqual([200, 1])
  for (let i = 0; i < 20; i += 1) expect(await ask()).toBe(200)
  expect(counted()).toBe(1)
})

test('an address that is not Redis’ is refused', () => {
  expect(() => readConfig({ REDIS_URL: 'http://127.0.0.1:6379' })).toThrow(
    'REDIS_URL must be the address of Redis or Valkey such as redis://user:password@host:6379.',
  )
})
