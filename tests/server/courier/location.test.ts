import { randomUUID } from 'node:crypto'
import { courierLocationSchema, ORDER_STATUSES } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courierPositions, orders } from '../../../server/src/db/orderSchema.ts'
import { signatureOf } from '../../../server/src/modules/courier/signature.ts'
import { ACTORS, createActors } from '../cart/actors.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'
import { giveRole } from '../support/giveRole.ts'

const KEY = 'the key of all couriers, long enough'
const log: string[] = []
const built = await orderApp({ config: { courierKey: KEY }, log: (line) => log.push(line) })
const { app, db, config, customer } = built
const { id: productId } = await storeProduct(db, { name: 'წიგნი', priceTetri: 900, inventory: 1_000 })

const now = () => Math.floor(Date.now() / 1000)

/** What a courier's device sends. */
function report(body: unknown, { key = KEY, at = now(), changed = {} } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.inject({
    method: 'POST',
    url: '/v1/couriers/location/',
    headers: {
      'content-type': 'application/json',
      'x-courier-timestamp': String(at),
      'x-courier-signature': signatureOf(key, String(at), text),
      ...changed,
    },
    payload: text,
  })
}

/** An order on its way, and the tab in which its customer looks at it. */
async function shipped() {
  const asked = await customer()
  const id = await asked.ordered([{ productId, quantity: 1 }], 900)
  await setStatus(id, 'shipped')
  const tab = await newShopper(app)
  tab.cookies.set('accessToken', asked.buyer.accessToken)
  const location = () => tab.get(`/v1/orders/${id}/courier-location/`)
  return { id, tab, location, number: (await asked.order(id)).order_number }
}

const setStatus = (id: string, status: string) => db.update(orders).set({ status }).where(eq(orders.id, id))

test('ORDER-07 API-05 the courier’s position, by the cookie alone, without a header and uncached', async () => {
  const { id, number, location } = await shipped()
  expect((await location()).statusCode).toBe(404)
  const at = now()
  const taken = await report({ order: number, latitude: 41.7151, longitude: 44.8271 }, { at })
  expect([taken.statusCode, taken.body]).toEqual([204, ''])
  const answer = await location()
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(courierLocationSchema.parse(answer.json())).toEqual({
    ...{ latitude: 41.7151, longitude: 44.8271 },
    recorded_at: new Date(at * 1000).toISOString(),
  })
  expect((await report({ order: id, latitude: 41.72, longitude: 44.83 }, { at: at + 1 })).statusCode).toBe(
    204,
  )
  expect((await location()).json()).toMatchObject({ latitude: 41.72, longitude: 44.83 })
})

test('ORDER-02 ORDER-07 there is a courier only while the order is confirmed or shipped', async () => {
  const { id, location } = await shipped()
  await report({ order: id, latitude: 41.7, longitude: 44.8 })
  for (const status of ORDER_STATUSES) {
    await setStatus(id, status)
    const known = status === 'confirmed' || status === 'shipped'
    expect([status, (await location()).statusCode]).toEqual([status, known ? 200 : 404])
    const told = await report({ order: id, latitude: 41.7, longitude: 44.8 })
    expect([status, told.statusCode]).toEqual([status, known ? 204 : 404])
  }
})

test('API-05 only the customer can read where their courier is', async () => {
  const { id } = await shipped()
  await report({ order: id, latitude: 41.7, longitude: 44.8 })
  const { actors } = await createActors(app, config)
  for (const name of ACTORS) {
    const { cookies, accessToken } = actors[name]
    const tab = await newShopper(app)
    for (const [key, value] of cookies) tab.cookies.set(key, value)
    if (accessToken !== null) tab.cookies.set('accessToken', accessToken)
    const answer = await tab.get(`/v1/orders/${id}/courier-location/`)
    const known = name === 'another customer' || name === 'the owner'
    expect([name, answer.statusCode]).toEqual([name, known ? 404 : 401])
    expect(answer.body).not.toContain('41.7')
    if (!known) continue
    for (const other of [randomUUID(), 'no-id'])
      expect((await tab.get(`/v1/orders/${other}/courier-location/`)).body).toBe(answer.body)
  }
})

test('staff see where the courier of any order is, while it is on its way', async () => {
  const manager = await customer()
  await giveRole(db, manager.buyer.id, 'manager')
  const { id } = await shipped()
  const location = () => manager.get(`/v1/admin/orders/${id}/courier-location/`)
  expect((await location()).statusCode).toBe(404)
  await report({ order: id, latitude: 41.7, longitude: 44.8 })
  expect((await location()).json()).toMatchObject({ latitude: 41.7, longitude: 44.8 })
  await setStatus(id, 'delivered')
  expect((await location()).statusCode).toBe(404)
})

test('a report without a recent signature with the key over exactly this body is refused and logged', async () => {
  const { id, location } = await shipped()
  const body = { order: id, latitude: 41.7, longitude: 44.8 }
  log.length = 0
  const refused = await Promise.all([
    report(body, { key: 'another key, which is long enough, too' }),
    report(body, { at: now() - 301 }),
    report(body, { at: now() + 330 }),
    report(body, { changed: { 'x-courier-timestamp': String(now() + 1) } }),
    report(body, { changed: { 'x-courier-timestamp': '' } }),
    report(body, { changed: { 'x-courier-signature': '' } }),
    report(body, { changed: { 'x-courier-signature': signatureOf(KEY, String(now()), '{}') } }),
    app.inject({ method: 'POST', url: '/v1/couriers/location/', payload: body }),
    app.inject({ method: 'POST', url: '/v1/couriers/location/' }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  expect(new Set(refused.map(({ body: text }) => text)).size).toBe(1)
  expect((await location()).statusCode).toBe(404)
  expect(log.filter((line) => line.includes('courier: refused'))).toHaveLength(refused.length)
  expect(log.join('')).not.toContain('41.7')
})

test('a repeated or late report doesn’t move the courier back', async () => {
  const { id, location } = await shipped()
  const first = { order: id, latitude: 41.7, longitude: 44.8 }
  const at = now()
  await report(first, { at: at - 20 })
  await report({ ...first, latitude: 41.8 }, { at: at - 10 })
  expect((await report(first, { at: at - 20 })).statusCode).toBe(204)
  expect((await location()).json()).toMatchObject({ latitude: 41.8 })
  // The device's own moment counts: it may have had no network meanwhile.
  const earlier = new Date((at - 15) * 1000).toISOString()
  await report({ ...first, latitude: 41.6, recorded_at: earlier }, { at })
  expect((await location()).json()).toMatchObject({ latitude: 41.8 })
  const later = new Date((at - 5) * 1000).toISOString()
  await report({ ...first, latitude: 41.9, recorded_at: later }, { at })
  expect((await location()).json()).toMatchObject({ latitude: 41.9, recorded_at: later })
  const ahead = new Date((at + 900) * 1000).toISOString()
  expect((await report({ ...first, recorded_at: ahead }, { at })).statusCode).toBe(400)

  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      report({ ...first, latitude: 42 + index / 100 }, { at: at + 1 + ((index * 7) % 40) }),
    ),
  )
  expect((await location()).json()).toMatchObject({ latitude: 42.17 })
  expect(await db.$count(courierPositions, eq(courierPositions.orderId, id))).toBe(1)
})

test('API-03 a signed report that can’t be read is 400', () =>
  eachRow(
    [
      ['no JSON', '{'],
      ['no order', { latitude: 1, longitude: 1 }],
      ['no place', { order: 'x' }],
      ['beyond the pole', { order: 'x', latitude: 90.1, longitude: 1 }],
      ['text for a number', { order: 'x', latitude: '41', longitude: 1 }],
      ['a time that is none', { order: 'x', latitude: 41, longitude: 1, recorded_at: 'now' }],
    ],
    async (_what, body) => {
      expect((await report(body)).statusCode).toBe(400)
    },
  ))

test('a signed report of an unknown order is 404', () =>
  eachOf(['261119-00000', randomUUID(), "x' or 1=1 --", 7], async (order) => {
    expect((await report({ order, latitude: 41, longitude: 44 })).statusCode).toBe(404)
  }))

test('only the courier call reads raw bodies, and a shop without a key accepts no report', async () => {
  const { id } = await shipped()
  const { app: keyless } = await testApp({ database: built })
  const body = JSON.stringify({ order: id, latitude: 41, longitude: 44 })
  const headers = {
    'content-type': 'application/json',
    'x-courier-timestamp': String(now()),
    'x-courier-signature': signatureOf('', String(now()), body),
  }
  const answer = await keyless.inject({
    method: 'POST',
    url: '/v1/couriers/location/',
    headers,
    payload: body,
  })
  expect(answer.statusCode).toBe(403)
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const other = await app.inject({
    method: 'POST',
    url: '/v1/couriers/location/',
    headers: form,
    payload: 'a=b',
  })
  expect(other.statusCode).toBe(415)
})
