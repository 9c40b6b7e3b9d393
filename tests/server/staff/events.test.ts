import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { EVENT_HEARTBEAT_MS, STAFF_EVENT_MINUTES } from '../../../server/src/config/limits.ts'
import { users } from '../../../server/src/db/schema.ts'
import { staffEvents } from '../../../server/src/db/staffSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { listeningOrigin } from '../../../server/src/listen.ts'
import { deleteOldEvents } from '../../../server/src/modules/staff/eventRepository.ts'
import { removeRole } from '../../../server/src/modules/staff/repository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newShopper } from '../support/shopper.ts'
import { withBearer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'
import { staffApp } from './staffApp.ts'

const built = await staffApp()
const { db, customer, member } = built
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 1_000 })

type Member = Awaited<ReturnType<typeof member>>

async function listen(asked: Pick<Member, 'get'>): Promise<Readable> {
  const answer = await asked.get('/v1/admin/events/', { payloadAsStream: true })
  expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  const stream = answer.stream()
  stream.setEncoding('utf8')
  return stream
}

/** Reads until the text has been told. What is told between two calls waits in the stream. */
async function told(stream: Readable, part: string): Promise<string> {
  let all = ''
  while (!all.includes(part)) {
    const chunk = stream.read() as string | null
    if (chunk === null) await once(stream, 'readable')
    else all += chunk
  }
  return all
}

async function order(): Promise<string> {
  const asked = await customer()
  return asked.ordered([{ productId: jug.id, quantity: 1 }], 2_000, { payment_method: 'bank' })
}

test('an order that is placed or changed is sent to every listener of every process, once', async () => {
  const manager = await member('manager')
  const other = await testApp({ database: built })
  const elsewhere = withBearer(await newShopper(other.app), manager.buyer.accessToken)
  const streams = [await listen(manager), await listen(elsewhere)]
  const id = await order()
  const placed = `data: {"kind":"orderPlaced","id":"${id}"}\n\n`
  const seen = { status: 'pending', payment_status: 'pending' }
  for (const stream of streams) expect(await told(stream, placed)).toContain(placed)
  const changed = `data: {"kind":"orderChanged","id":"${id}"}\n\n`
  await manager.post(`/v1/admin/orders/${id}/status/`, { seen, status: 'confirmed' })
  // The earlier event is within what is read again, and isn't repeated.
  for (const stream of streams) expect(await told(stream, changed)).not.toContain(placed)
  for (const stream of streams) stream.destroy()
})

test('a stream ends when the role is lost, and when the login is over, before the next event is sent', async () => {
  const dismissed = await member('manager')
  const loggedOut = await member('owner')
  const streams = [await listen(dismissed), await listen(loggedOut)]
  await inTransaction(db, (transaction) => removeRole(transaction, dismissed.buyer.id))
  await db.update(users).set({ tokenEpoch: 1 }).where(eq(users.id, loggedOut.buyer.id))
  await order()
  for (const stream of streams) expect(await text(stream)).not.toContain('data:')
})

test('a silent stream is written to every 15 s, as long as its listener may listen', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const manager = await member('manager')
    const stream = await listen(manager)
    await told(stream, ':\n\n')
    vi.advanceTimersByTime(EVENT_HEARTBEAT_MS)
    expect(await told(stream, ':\n\n')).toBe(':\n\n')
    await inTransaction(db, (transaction) => removeRole(transaction, manager.buyer.id))
    vi.advanceTimersByTime(EVENT_HEARTBEAT_MS)
    expect(await text(stream)).toBe('')
  } finally {
    vi.useRealTimers()
  }
})

test('a server that shuts down ends its streams properly', async () => {
  const { app, drain, config } = await testApp({ database: built, lingerMs: 0 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const manager = await member('manager')
  const answer = await fetch(`${listeningOrigin(app, config)}/v1/admin/events/`, {
    headers: { authorization: `Bearer ${manager.buyer.accessToken}` },
  })
  expect(answer.status).toBe(200)
  const [whole] = await Promise.all([answer.text(), drain()])
  expect(whole).toBe(':\n\n')
})

test('old events are deleted', async () => {
  const [old, young] = [newId(), newId()]
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const event = { kind: 'orderPlaced', subjectId: 'x' }
  await db.insert(staffEvents).values([
    { id: old, ...event, createdAt: ago(STAFF_EVENT_MINUTES + 1) },
    { id: young, ...event, createdAt: ago(STAFF_EVENT_MINUTES - 1) },
  ])
  await deleteOldEvents(db)
  const left = (await db.select({ id: staffEvents.id }).from(staffEvents)).map(({ id }) => id)
  expect(left).toContain(young)
  expect(left).not.toContain(old)
})
