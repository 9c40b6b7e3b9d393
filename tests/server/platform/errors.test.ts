import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

const database = await testDatabase()
const { app } = await testApp({ database })
const shopper = await newShopper(app)
const english = { 'accept-language': 'en' }

const ITEMS = '/v1/cart/items/'
const addition = {
  product_id: '01890000-0000-7000-8000-000000000000',
  quantity: 1,
  session_id: '7f4df2a5-9b5c-4b7e-8a43-6a2f6d1c7a11',
}

test('API-03 an unknown route of the API is 404 as JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/v1/nothing/here/', headers: english })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ detail: 'Not found.' })
  }
})

test('API-03 an unknown path outside the API is 404 as JSON, too', async () => {
  const answer = await app.inject({ url: '/nothing', headers: english })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ detail: 'Not found.' })
})

test('API-03 a known path with another method is 405 and names its methods', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/v1/products/', headers: english })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
  expect(answer.json()).toEqual({ detail: 'This action is not allowed here.' })
  const item = await shopper.post('/v1/cart/items/1/', {})
  expect(item.statusCode).toBe(405)
  expect(item.headers.allow).toBe('DELETE, PATCH')
})

test('API-03 both forms of a path, with and without the slash at its end, are answered', async () => {
  for (const url of ['/v1/categories/', '/v1/categories']) {
    expect((await app.inject({ url })).json()).toEqual([])
  }
})

test('API-03 a body that is not JSON is 415, malformed JSON is 400, a large one 413', async () => {
  const text = await shopper.post(ITEMS, 'quantity=1', {
    headers: { 'content-type': 'text/plain', ...english },
  })
  expect([text.statusCode, text.json()]).toEqual([415, { detail: 'The request must be JSON.' }])
  const json = { 'content-type': 'application/json', ...english }
  const broken = await shopper.post(ITEMS, '{"quantity":', { headers: json })
  expect([broken.statusCode, broken.json()]).toEqual([400, { detail: 'The request could not be read.' }])
  const large = await shopper.post(ITEMS, JSON.stringify('x'.repeat(65 * 1024)), { headers: json })
  expect([large.statusCode, large.json()]).toEqual([413, { detail: 'The request is too large.' }])
  const list = await shopper.post(ITEMS, '[]', { headers: json })
  expect([list.statusCode, list.json()]).toEqual([400, { detail: 'The request could not be read.' }])
  const none = await shopper.post(ITEMS, '', { headers: json })
  expect([none.statusCode, none.json()]).toEqual([400, { detail: 'The request could not be read.' }])
})

test('API-03 a body that would change JavaScript objects is refused', async () => {
  const body = '{"quantity": 1, "__proto__": {"admin": true}}'
  const answer = await shopper.post(ITEMS, body, { headers: { 'content-type': 'application/json' } })
  expect(answer.statusCode).toBe(400)
})

test('API-03 fields that are missing or wrong are named, each with its sentence', async () => {
  const { session_id } = addition
  const answer = await shopper.post(ITEMS, { quantity: 1.5, session_id }, { headers: english })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    product_id: ['This field is required.'],
    quantity: ['This value is not valid.'],
  })
})

test('API-03 a parameter that is given twice is refused', async () => {
  const answer = await app.inject({ url: '/v1/products/?page=1&page=2', headers: english })
  expect([answer.statusCode, answer.json()]).toEqual([400, { page: ['This value is not valid.'] }])
})

test('API-03 addresses that the router can’t read are refused as JSON, without a crash', async () => {
  for (const url of ['/%zz', '/v1/%', '/v1/products/%E0%A4%A/']) {
    const answer = await app.inject({ url, headers: english })
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'The request could not be read.' }])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
  const long = await app.inject({ url: `/v1/products/${'x'.repeat(500)}/`, headers: english })
  expect([long.statusCode, long.json()]).toEqual([404, { detail: 'Not found.' }])
})

test('API-03 errors speak Georgian unless English is asked for, by cookie first, then by header', async () => {
  const detail = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/v1/nothing/', headers })).json<{ detail: string }>().detail
  expect(await detail({})).toBe('ვერ მოიძებნა.')
  expect(await detail({ 'accept-language': 'de, en;q=0.4, ka;q=0.9' })).toBe('ვერ მოიძებნა.')
  expect(await detail({ 'accept-language': 'en-GB,ka;q=0.5' })).toBe('Not found.')
  expect(await detail({ 'accept-language': 'ka', cookie: 'language=en' })).toBe('Not found.')
  expect(await detail({ 'accept-language': 'en', cookie: 'language=xx' })).toBe('Not found.')
})

test('API-03 an error of the server reveals no details, and its log entry can be found', async () => {
  const lines: string[] = []
  const faulty = await testApp({ log: (line) => lines.push(line) })
  await faulty.pool.query('drop table products cascade')
  const answer = await faulty.app.inject({ url: '/v1/products/', headers: english })
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'Server error. Try again later.' }])
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const entry = lines.find((line) => line.includes(String(answer.headers['x-request-id'])))
  expect(entry).toContain('42P01')
})

test('API-03 while the database is away the answer is 503 with Retry-After, and readiness says so', async () => {
  const away = openDatabase('postgres://shop:password@127.0.0.1:1/shop')
  const { app: cutOff } = await testApp({ database, db: away.db })
  for (const url of ['/v1/products/', '/v1/categories/', '/readyz']) {
    const answer = await cutOff.inject({ url, headers: english })
    expect([url, answer.statusCode]).toEqual([url, 503])
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    expect(answer.json()).toEqual({ detail: 'The shop is temporarily unavailable. Try again shortly.' })
  }
  expect((await cutOff.inject({ url: '/healthz' })).statusCode).toBe(200)
  await away.close()
})

test('API-03 a statement that takes too long is 503', async () => {
  const slow = openDatabase(database.url, { statementTimeout: 200 })
  const { app: waiting } = await testApp({ database, db: slow.db })
  const blocker = await database.pool.connect()
  await blocker.query('begin; lock table products')
  const answer = await waiting.inject({ url: '/v1/products/' })
  await blocker.query('rollback')
  blocker.release()
  expect(answer.statusCode).toBe(503)
  await slow.close()
})
