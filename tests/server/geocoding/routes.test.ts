import { geocodeResultSchema } from '@dukani/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Config } from '../../../server/src/config/config.ts'
import { newBuyers } from '../orders/buyers.ts'
import { withBearer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { geocoderServer, json, parliament } from './geocoderServer.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const SEARCH = '/v1/customer/search-address/'
const REVERSE = '/v1/customer/reverse-geocode/'

const server = await geocoderServer()
const database = await testDatabase()

async function shop(geocoder: Config['geocoder'], log?: (line: string) => void) {
  const { app, db, config } = await testApp({ database, config: { geocoder }, ...(log && { log }) })
  const [buyer] = await newBuyers(db, config.secret, 1)
  if (buyer === undefined) throw new Error('no customer was made')
  const guest = await newShopper(app)
  return { guest, buyer, customer: withBearer(await newShopper(app), buyer.accessToken) }
}

const lines: string[] = []
const configured = { url: server.url, rate: 1000, suggests: true }
const plain = await shop(null)
const own = await shop(configured)
const careful = await shop({ ...configured, suggests: false })
const failing = await shop({ ...configured, url: `${server.url}/broken` }, (line) => lines.push(line))

beforeEach(() => {
  server.asked = []
  server.answer = (response, question) => {
    if (question.pathname.startsWith('/broken')) json({}, 500)(response, question)
    else json(question.pathname === '/reverse' ? parliament : [parliament])(response, question)
  }
})

describe('MAP-03 API-02 GET search-address', () => {
  test('returns a list of places, which a new shop finds in its own sketch', async () => {
    const answer = await plain.customer.get(`${SEARCH}?q=${encodeURIComponent('რუსთაველის 24')}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-geocoder': 'gazetteer' })
    const [place] = z.array(geocodeResultSchema).parse(answer.json())
    expect(place?.address).toMatchObject({ road: 'რუსთაველის გამზირი', house_number: '24' })
    expect((await plain.customer.get(`${SEARCH}?q=xyzxyz`)).json()).toEqual([])
  })

  test('uses the configured geocoder', async () => {
    const answer = await own.customer.get(`${SEARCH}?q=parliament&suggest=1`)
    expect(answer.headers['x-geocoder']).toBe('geocoder')
    expect(answer.json()).toMatchObject([{ lat: parliament.lat, display_name: parliament.display_name }])
  })

  test('during typing, a geocoder that forbids it isn’t asked', async () => {
    const typed = await careful.customer.get(`${SEARCH}?q=batumi&suggest=1`)
    expect([typed.headers['x-geocoder'], server.asked.length]).toEqual(['gazetteer', 0])
    expect(typed.json()).toMatchObject([{ address: { city: 'ბათუმი' } }])
    const searched = await careful.customer.get(`${SEARCH}?q=batumi`)
    expect([searched.headers['x-geocoder'], server.asked.length]).toEqual(['geocoder', 1])
  })

  test('an empty search, or one that is too long, is refused', () =>
    eachOf(['', '?q=', '?q=%20%20', '?q=%00', `?q=${'x'.repeat(201)}`, '?q=a&q=b'], async (query) => {
      const answer = await own.customer.get(`${SEARCH}${query}`)
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json<object>())).toEqual(['q'])
      expect(server.asked).toEqual([])
    }))
})

describe('MAP-05 API-02 GET reverse-geocode', () => {
  test('returns what is there', async () => {
    const answer = await plain.customer.get(`${REVERSE}?lat=41.697&lon=44.7975`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-geocoder': 'gazetteer' })
    expect(geocodeResultSchema.parse(answer.json()).address.road).toBe('რუსთაველის გამზირი')
    const real = await own.customer.get(`${REVERSE}?lat=41.6969&lon=44.7982`)
    expect(real.json()).toMatchObject({ display_name: parliament.display_name })
  })

  test('is 404 where nothing is', async () => {
    server.answer = json({ error: 'Unable to geocode' })
    const sentence = 'აქ მისამართი ვერ მოიძებნა.'
    for (const { customer } of [plain, own]) {
      const answer = await customer.get(`${REVERSE}?lat=42&lon=38`)
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: sentence, detail: sentence }])
    }
    const english = { headers: { 'accept-language': 'en' } }
    expect((await plain.customer.get(`${REVERSE}?lat=0&lon=0`, english)).json()).toMatchObject({
      detail: 'There is no address here.',
    })
  })

  test('an invalid point is refused', () =>
    eachRow(
      [
        ['', ['lat', 'lon']],
        ['?lat=41.7', ['lon']],
        ['?lat=&lon=', ['lat', 'lon']],
        ['?lat=91&lon=181', ['lat', 'lon']],
        ['?lat=NaN&lon=Infinity', ['lat', 'lon']],
        ['?lat=1e9&lon=0x10', ['lat', 'lon']],
        ['?lat=41.7%00&lon=44.8,1', ['lat', 'lon']],
      ],
      async (query, fields) => {
        const answer = await own.customer.get(`${REVERSE}${query}`)
        expect([answer.statusCode, Object.keys(answer.json<object>()).sort()]).toEqual([400, fields])
        expect(server.asked).toEqual([])
      },
    ))
})

test('MAP-03 MAP-05 when the geocoder fails, the sketch answers and the log says why', async () => {
  const found = await failing.customer.get(`${SEARCH}?q=kutaisi`)
  expect([found.statusCode, found.headers['x-geocoder']]).toEqual([200, 'gazetteer'])
  expect(found.json()).toMatchObject([{ address: { city: 'ქუთაისი' } }])
  const there = await failing.customer.get(`${REVERSE}?lat=42.27&lon=42.73`)
  expect(there.json()).toMatchObject({ address: { city: 'ქუთაისი' } })
  const reasons = lines.flatMap((line) => /"reason":"([^"]+)"/.exec(line)?.[1] ?? [])
  expect(reasons).toEqual(['answered with 500', 'failed just now'])
  // Personal, so nothing caches it.
  expect(lines.join('\n')).not.toMatch(/q=kutaisi|42\.27/)
})

describe.each([`${SEARCH}?q=batumi`, `${REVERSE}?lat=41.65&lon=41.64`])('API-01 API-05 AUTH-13 %s', (url) => {
  test('is for customers, by their bearer token or their cookies', async () => {
    expect((await own.customer.get(url)).statusCode).toBe(200)
    const cookie = (token: string) => ({ headers: { cookie: `accessToken=${token}` } })
    expect((await own.guest.get(url, cookie(own.buyer.accessToken))).statusCode).toBe(200)
    server.asked = []
    const guest = await own.guest.get(url)
    expect([guest.statusCode, guest.json()]).toEqual([401, { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }])
    expect((await own.guest.get(url, cookie('x.y.z'))).statusCode).toBe(401)
    expect(server.asked).toEqual([])
  })

  test('the cookie is accepted nowhere else', async () => {
    const cookie = { headers: { cookie: `accessToken=${own.buyer.accessToken}` } }
    expect((await own.guest.get('/v1/customer/addresses/', cookie)).statusCode).toBe(401)
  })
})
