import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { orderMails, orders } from '../../../server/src/db/orderSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { pageLookups, renders } from '../../../server/src/observations.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const database = await testDatabase()

async function measuredApp() {
  const metrics = { host: 'localhost', port: await freePort() }
  const { app, db } = await testApp({ database, config: { metrics } })
  const address = `http://localhost:${metrics.port}`
  return { app, db, metrics, address, read: async () => (await fetch(`${address}/metrics`)).text() }
}

test('requests are counted by route and status, on a port that serves nothing else', async () => {
  const { app, address, read } = await measuredApp()
  await app.inject({ url: '/v1/categories/' })
  await app.inject({ url: '/v1/categories/' })
  await app.inject({ url: `/v1/products/${newId()}/` })
  const text = await read()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/categories/",status="200"} 2',
  )
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/products/:id/",status="404"} 1',
  )
  expect((await fetch(`${address}/v1/categories/`)).status).toBe(404)
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('renders and lookups of pages and lists are counted', async () => {
  const { app, read } = await measuredApp()
  await app.inject({ url: '/v1/products/' })
  pageLookups.publish('stale')
  renders.publish({ seconds: 0.2, outcome: 'failed' })
  const text = await read()
  expect(text).toMatch(/list_cache_lookups_total\{result="missing"\} [1-9]/)
  expect(text).toContain('page_cache_lookups_total{result="stale"} 1')
  expect(text).toContain('page_render_duration_seconds_count{outcome="failed"} 1')
  expect(text).toContain('page_render_duration_seconds_bucket{le="0.1",outcome="failed"} 0')
})

test('the database’s connections, and what waits in the shop, are read when they are asked for', async () => {
  const { db, read } = await measuredApp()
  const before = await read()
  expect(before).toContain('database_connections{pool="write",state="wanted"} 0')
  expect(before).toContain('database_transactions_waiting 0')
  expect(before).toContain('shop_waiting{what="mails"} 0')
  const [userId, orderId] = [newId(), newId()]
  await db.insert(users).values({ id: userId, email: 'nino@shop.ge', passwordHash: 'none' })
  const place = { homeAddress: 'რუსთაველის 1', city: 'თბილისი', region: 'თბილისი' }
  await db
    .insert(orders)
    .values({ id: orderId, number: '1', userId, paymentMethod: 'bank', totalTetri: 100, ...place })
  await db.insert(orderMails).values([
    { orderId, kind: 'placed' },
    { orderId, kind: 'paid', attempts: 1_000 },
  ])
  const after = await read()
  for (const what of ['unpaid_orders', 'mails', 'failed_mails'])
    expect(after).toContain(`shop_waiting{what="${what}"} 1`)
  expect(after).toContain('shop_waiting{what="payments"} 0')
})

test('a port that is in use is named', async () => {
  const { metrics } = await measuredApp()
  await expect(testApp({ database, config: { metrics } })).rejects.toThrow(
    `METRICS_PORT ${metrics.port} can't be used`,
  )
})
