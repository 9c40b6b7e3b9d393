import { expect, test } from 'vitest'
import { startSweeper } from '../../../server/src/sweeper.ts'
import { eventually } from '../../support/eventually.ts'
import { geocoderServer, json } from '../geocoding/geocoderServer.ts'
import { newBuyers } from '../orders/buyers.ts'
import { forgot } from '../passwords/calls.ts'
import { builtStorefront } from '../support/builtStorefront.ts'
import type { CollectedSpan } from '../support/collector.ts'
import { mailServer } from '../support/mailServer.ts'
import { objectStorage } from '../support/objectStorage.ts'
import { redisServer } from '../support/redisServer.ts'
import { newShopper } from '../support/shopper.ts'
import { newCustomer, newPerson, withBearer } from '../support/customer.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { tracedApp } from './tracedApp.ts'

const database = await testDatabase()

/** The names of the spans below one. */
const below = (spans: readonly CollectedSpan[], parent: CollectedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name)

test('a call to another server is in the trace, without its address, and gets no trace header', async () => {
  const geocoder = await geocoderServer()
  const config = { geocoder: { url: geocoder.url, rate: 1000, suggests: true } }
  const { app, db, config: used, collector, spans } = await tracedApp({ database, config })
  const [buyer] = await newBuyers(db, used.secret, 1)
  const customer = withBearer(await newShopper(app), buyer?.accessToken ?? '')
  await customer.get('/v1/customer/search-address/?q=canary7f3a')
  geocoder.answer = json({}, 500)
  await customer.get('/v1/customer/search-address/?q=canary8b')
  expect(geocoder.asked.map(({ headers }) => headers['traceparent'])).toEqual([undefined, undefined])
  const all = await spans()
  const calls = all.filter(({ name }) => name === 'GET 127.0.0.1')
  expect(calls.map(({ kind, isFailed, attributes }) => [kind, isFailed, attributes])).toEqual([
    [
      3,
      false,
      {
        'http.request.method': 'GET',
        'server.address': '127.0.0.1',
        'http.response.status_code': 200,
      },
    ],
    [
      3,
      true,
      {
        'http.request.method': 'GET',
        'server.address': '127.0.0.1',
        'http.response.status_code': 500,
        'error.type': '500',
      },
    ],
  ])
  const searches = all.filter(({ name }) => name === 'GET /v1/customer/search-address/')
  expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(searches.map(({ spanId }) => spanId))
  expect(collector.bodies.join('')).not.toContain('canary')
})

test('a call to object storage is in the trace', async () => {
  const storage = await objectStorage()
  const { app, spans } = await tracedApp({ database, config: { objectStorage: storage.config } })
  await app.inject({ url: `/media/files/${'0'.repeat(64)}.jpg` })
  const all = await spans()
  const request = all.find(({ name }) => name === 'GET /media/*')
  expect(below(all, request)).toContain('GET 127.0.0.1')
})

test('a render is in the trace of the request that waits for it, with its statements below it', async () => {
  const { app, spans } = await tracedApp({ database, distDir: builtStorefront() })
  await app.inject({ url: '/product/canary7f3a' })
  const all = await spans()
  const page = all.find(({ kind }) => kind === 2)
  const [render] = all.filter(({ parentSpanId }) => parentSpanId === page?.spanId)
  expect([page?.name, render?.name]).toEqual(['GET /*', 'render'])
  expect(below(all, render)).toContain('select categories')
})

test('a mail in the background has a trace of its own, without its address', async () => {
  const server = await mailServer()
  const config = { publicUrl: 'https://shop.example', mail: { smtpUrl: server.url, from: 'shop@example.ge' } }
  const { app, collector, spans } = await tracedApp({ database, config })
  const person = newPerson()
  await forgot(await newCustomer(app, person), person.email)
  await server.next()
  const all = await spans()
  const mail = all.find(({ name }) => name === 'mail')
  expect(mail?.kind).toBe(1)
  expect(mail?.parentSpanId).toBeUndefined()
  expect(below(all, mail)).toContain('send mail')
  expect(below(all, mail)).toContain('select users')
  for (const secret of [person.email, person.password, person.idnumber])
    expect(collector.bodies.join('')).not.toContain(secret)
})

test('a sweep has a trace of its own', async () => {
  const { app, db, spans } = await tracedApp({ database })
  const swept = Promise.withResolvers<void>()
  const sweep = async () => {
    await db.execute('select 1')
    swept.resolve()
  }
  const end = startSweeper({ what: 'test', intervalMs: 1, sweep }, app.log)
  await swept.promise
  await end()
  const all = await spans()
  const [first] = all.filter(({ name }) => name === 'sweep of test')
  expect(first?.parentSpanId).toBeUndefined()
  expect(below(all, first)).toEqual(['select'])
})

test('a look for waiting imports that finds none makes no trace', async () => {
  const { app, services, spans } = await tracedApp({ database })
  const looked = Promise.withResolvers<void>()
  const sweep = (stop: AbortSignal) => services.imports.run(stop).then(looked.resolve, looked.reject)
  const end = startSweeper({ what: 'imports', intervalMs: 1, runsOwnJobs: true, sweep }, app.log)
  await looked.promise
  await end()
  expect(await spans()).toEqual([])
})

test('a command to Redis is in the trace, without its arguments', async () => {
  const rateLimits = { read: 100, write: 0, search: 0, places: 0, invoices: 0, pages: 0 }
  const { url, commands } = await redisServer()
  const config = { redisUrl: url, rateLimits, trustProxy: 1 }
  const { app, collector, spans } = await tracedApp({ database, config })
  // Until it is connected, requests are answered without it.
  await eventually(async () => {
    await app.inject({ url: '/v1/csrf/', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(commands).toContain('evalsha')
  })
  const all = await spans()
  const command = all.find(({ name }) => name === 'evalsha')
  const request = all.find(({ spanId }) => spanId === command?.parentSpanId)
  expect([request?.name, command?.kind]).toEqual(['GET /v1/csrf/', 3])
  expect(command?.attributes).toEqual({ 'db.system.name': 'redis', 'db.operation.name': 'evalsha' })
  expect(collector.bodies.join('')).not.toContain('203.0.113')
})
