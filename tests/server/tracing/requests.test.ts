import { once } from 'node:events'
import http from 'node:http'
import { expect, test } from 'vitest'
import { newId } from '../../../server/src/ids.ts'
import { newPerson } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { tracedApp } from './tracedApp.ts'

const database = await testDatabase()

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const sampled = { traceparent: `00-${TRACE}-${PARENT}-01` }
const unsampled = { traceparent: `00-${TRACE}-${PARENT}-00` }

test('a request has a span with its route and status, and the database’s statements are below it', async () => {
  const { app, collector, spans } = await tracedApp({ database })
  await app.inject({ url: `/v1/products/${newId()}/` })
  const [request, ...others] = (await spans()).toSorted((one, other) => other.kind - one.kind).reverse()
  expect(request).toMatchObject({
    name: 'GET /v1/products/:id/',
    kind: 2,
    isFailed: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/v1/products/:id/',
      'http.response.status_code': 404,
      'url.scheme': 'http',
    },
  })
  expect(request?.parentSpanId).toBeUndefined()
  expect(others.length).toBeGreaterThan(0)
  for (const { traceId, parentSpanId, kind } of others)
    expect([traceId, parentSpanId, kind]).toEqual([request?.traceId, request?.spanId, 3])
  // None is noted both by its pool and by its connection.
  expect(new Set(others.map(({ attributes }) => attributes['db.query.text'])).size).toBe(others.length)
  const [statement] = others
  expect(statement?.name).toBe('select products')
  expect(statement?.attributes).toMatchObject({ 'db.system.name': 'postgresql' })
  expect(statement?.attributes['db.query.text']).toMatch(/^select .* from "products" .*\$1/)
  expect(collector.paths).toEqual(['/v1/traces'])
  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'dukani' })
})

test('over a real connection, what follows the body and the answer is in the trace, too', async () => {
  const lines: string[] = []
  const { app, spans } = await tracedApp({ database, log: (line) => lines.push(line) })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { cookies } = await newShopper(app)
  const request = http.request(`${address}/v1/accounts/login/`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-csrftoken': cookies.get('csrftoken') },
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      // The body comes when the server has begun with the request.
      expect: '100-continue',
    },
  })
  const answered = once(request, 'response')
  request.once('continue', () => request.end('{"email":"nino@example.ge","password":"wrong wrong"}'))
  request.flushHeaders()
  await answered
  const all = await spans()
  const login = all.find(({ name }) => name === 'POST /v1/accounts/login/')
  const parts = all.filter(({ parentSpanId }) => parentSpanId === login?.spanId).map(({ name }) => name)
  expect(parts).toContain('begin')
  expect(parts).toContain('commit')
  const line = lines.find((each) => each.includes('/v1/accounts/login/') && each.includes('answered'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: login?.traceId })
})

test('no personal data and no secret leaves the shop', async () => {
  const canary = 'canary7f3a'
  const { app, pool, collector, spans } = await tracedApp({ database, config: { trustProxy: 1 } })
  const shopper = await newShopper(app)
  const client = { 'user-agent': canary, referer: canary, baggage: `who=${canary}` }
  const writing = { headers: { ...client, 'x-forwarded-for': '203.0.113.7' } }
  const headers = { ...writing.headers, authorization: `Bearer ${canary}`, cookie: `accessToken=${canary}` }
  const session = '7f4df2a5-9b5c-4b7e-8a43-6a2f6d1c7a11'
  await app.inject({ url: `/v1/cart/?session_id=${session}&owner=${canary}`, headers })
  await app.inject({ url: `/v1/products/?search=${canary}`, headers })
  await app.inject({ url: `/reset-password?uid=${canary}&token=${canary}`, headers })
  await app.inject({ url: `/${canary}/${canary}`, headers })
  const mail = `${canary}@example.ge`
  await shopper.post('/v1/accounts/login/', { email: mail, password: canary }, writing)
  await shopper.post('/v1/accounts/password-reset/', { email: mail }, writing)
  // A failing statement, whose error quotes what was written.
  await pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'not %', new; end $$`,
  )
  await pool.query('create trigger refuse before insert on users for each row execute function refuse()')
  const failed = await shopper.post('/v1/accounts/register/', newPerson({ email: mail }), writing)
  await pool.query('drop trigger refuse on users')
  expect(failed.statusCode).toBe(500)
  const all = await spans()
  expect(all.map(({ name }) => name)).toContain('POST /v1/accounts/password-reset/')
  const sent = collector.bodies.join('')
  for (const secret of [canary, session, '203.0.113', ...shopper.cookies.values()])
    expect(sent).not.toContain(secret)
  expect(all.filter(({ isFailed }) => isFailed).map(({ attributes }) => attributes['error.type'])).toEqual([
    'P0001',
    '500',
  ])
})

test('an error of the server marks the span, a refusal doesn’t', async () => {
  const authenticate = () => Promise.reject(new Error('broken'))
  const { app, spans } = await tracedApp({ database, authenticate })
  const headers = { authorization: 'Bearer x' }
  expect((await app.inject({ url: '/v1/orders/', headers })).statusCode).toBe(500)
  expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404)
  const requests = (await spans()).map(({ name, isFailed, attributes }) => [
    name,
    isFailed,
    attributes['http.response.status_code'],
    attributes['error.type'],
  ])
  expect(requests).toEqual([
    ['GET /v1/orders/', true, 500, '500'],
    ['GET', false, 404, undefined],
  ])
})

test('a trusted proxy’s trace is continued, and its decision not to sample one', async () => {
  const { app, spans } = await tracedApp({ database, config: { trustProxy: 1 } })
  await app.inject({ url: '/v1/csrf/', headers: sampled })
  await app.inject({ url: '/v1/categories/', headers: unsampled })
  const all = await spans()
  expect(all.map(({ name }) => name)).toEqual(['GET /v1/csrf/'])
  expect(all[0]).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
})

test('without a trusted proxy a client can’t choose its trace', async () => {
  const { app, spans } = await tracedApp({ database })
  await app.inject({ url: '/v1/csrf/', headers: sampled })
  const [request] = await spans()
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(request?.traceId).not.toBe(TRACE)
  expect(request?.parentSpanId).toBeUndefined()
})

test('of the other requests only a share is sampled', async () => {
  const tracing = { sampler: 'parentbased_traceidratio', share: 0 } as const
  const { app, spans } = await tracedApp({ database, config: { trustProxy: 1 } }, tracing)
  await app.inject({ url: '/v1/categories/' })
  await app.inject({ url: '/v1/csrf/', headers: sampled })
  expect((await spans()).map(({ name }) => name)).toEqual(['GET /v1/csrf/'])
})

test('probes are not traced', async () => {
  const { app, spans } = await tracedApp({ database })
  await app.inject({ url: '/healthz' })
  await app.inject({ url: '/readyz' })
  expect(await spans()).toEqual([])
})

test('the log lines of a traced request carry its trace’s id', async () => {
  const lines: string[] = []
  const { app, spans } = await tracedApp({ database, log: (line) => lines.push(line) })
  await app.inject({ url: '/v1/categories/' })
  await app.inject({ url: '/healthz' })
  const [request] = (await spans()).filter(({ kind }) => kind === 2)
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const ids = answered.filter(({ msg }) => msg === 'answered').map((line) => line['trace_id'])
  expect(ids).toEqual([request?.traceId, undefined])
})
