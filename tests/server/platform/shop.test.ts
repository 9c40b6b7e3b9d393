import { lookup } from 'node:dns/promises'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { databasePid, killDatabase } from '../support/databaseProcess.ts'
import { dataDirs } from '../support/dataDirs.ts'
import { eventually, startShop } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { wireShopper } from '../support/wireShopper.ts'

// Whole processes start here, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000 })

const dirs = dataDirs()

/** The data folder of those that leave it as it was: filling one takes longest. */
const folder = (() => {
  let made: string | undefined
  return () => (made ??= dirs.next())
})()

test('the shop prints one line with its address, stops everything that it started, and can be started again', async () => {
  const dataDir = folder()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const shop = startShop(dataDir, 4161)
    expect(await shop.line()).toBe('The shop is open: http://localhost:4161')
    expect((await wireShopper(4161).ask('GET', '/readyz')).status).toBe(200)
    shop.child.kill(signal)
    expect(await shop.ended).toBe(0)
    expect(databasePid(dataDir)).toBeNull()
    expect(shop.complaints()).toBe('')
  }
})

test('a port that is in use is reported in one sentence, and everything that was started is stopped', async () => {
  // On each address of localhost that this machine has: a browser may try any of them first.
  for (const { address: host } of await lookup('localhost', { all: true })) {
    const dataDir = folder()
    const other = net.createServer()
    await new Promise<void>((resolve) => other.listen(4162, host, resolve))
    const shop = startShop(dataDir, 4162)
    expect(await shop.ended).toBe(1)
    expect(shop.complaints()).toBe(
      'Port 4162 is used by another program; stop it, or set PORT to another port: PORT=4163 npm start.\n',
    )
    expect(databasePid(dataDir)).toBeNull()
    await new Promise((resolve) => other.close(resolve))
  }
})

test('invalid values and an unavailable database are reported in one sentence', async () => {
  const wrong = startShop(dirs.next(), 4163, { PORT: 'x' })
  expect([await wrong.ended, wrong.complaints()]).toEqual([
    1,
    'PORT must be a whole number from 0 to 65535.\n',
  ])
  const elsewhere = startShop(dirs.next(), 4163, { HOST: '192.0.2.1' })
  expect(await elsewhere.ended).toBe(1)
  expect(elsewhere.complaints()).toMatch(
    /^This machine has no address 192\.0\.2\.1 to listen on; set HOST to .*\n$/,
  )
})

test('a shop on a DATABASE_URL starts no database and seeds none', async () => {
  const dataDir = dirs.next()
  const { url } = await dirs.start(dataDir)
  const own = temporaryFolder()
  const env = { DATABASE_URL: url, SECRET: 'a secret that is long enough for all' }
  const unready = startShop(own, 4164, env)
  await unready.line()
  // Nor does it migrate by itself: that is a release's own step.
  expect((await wireShopper(4164).ask('GET', '/v1/products/')).status).toBe(500)
  unready.child.kill('SIGTERM')
  expect(await unready.ended).toBe(0)
  expect(fs.existsSync(path.join(own, 'postgres'))).toBe(false)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select to_regclass('public.products') as products")
  await client.end()
  expect(rows).toEqual([{ products: null }])
})

test('while the database is away the shop answers 503, and recovers by itself when it is back', async () => {
  const dataDir = folder()
  const shop = startShop(dataDir, 4165)
  await shop.line()
  const shopper = wireShopper(4165)
  const statuses = new Set<number>()
  let asking = true
  const asked = (async () => {
    while (asking) statuses.add((await shopper.ask('GET', '/v1/products/')).status)
  })()
  killDatabase(dataDir)
  await eventually(
    async () => statuses.has(503),
    (seen) => seen,
  )
  await eventually(
    () => wireShopper(4165).ask('GET', '/readyz'),
    ({ status }) => status === 200,
  )
  asking = false
  await asked
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})

test('a shutdown breaks no request: keep-alive connections get their responses, also slow ones, and then no new connection is accepted', async () => {
  const dataDir = folder()
  const shop = startShop(dataDir, 4166)
  await shop.line()
  const slow = await slowRequest(4166)
  let ending = Infinity
  const outcomes: { began: number; ok: boolean }[] = []
  const load = Array.from({ length: 12 }, async () => {
    const shopper = wireShopper(4166)
    for (;;) {
      const began = performance.now()
      const answer = await shopper.ask('GET', '/v1/categories/').catch((error: unknown) => error)
      const ok = answer !== null && typeof answer === 'object' && 'status' in answer && answer.status === 200
      outcomes.push({ began, ok })
      if (!ok) return
    }
  })
  await eventually(
    async () => outcomes.length,
    (answered) => answered > 200,
  )
  ending = performance.now()
  shop.child.kill('SIGTERM')
  await Promise.all(load)
  const before = outcomes.filter(({ began }) => began < ending)
  expect(before.filter(({ ok }) => !ok)).toEqual([])
  expect(before.length).toBeGreaterThan(200)

  // The load has found the door closed; the slow one is still inside.
  expect(slow.answered()).toBe(false)
  expect(await slow.finish()).toBe(404)
  expect(await shop.ended).toBe(0)
  expect(databasePid(dataDir)).toBeNull()
})

test('a shutdown resets no connection of a proxy that checks readiness', async () => {
  const shop = startShop(folder(), 4168, { DRAIN_SECONDS: '5' })
  await shop.line()
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port: 4168, path, agent: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      })
      request.once('error', reject)
    })
  const outcomes: unknown[] = []
  let isReady = true
  // Each request on a connection of its own.
  const load = Array.from({ length: 32 }, async () => {
    while (isReady) outcomes.push(await ask('/v1/categories/').catch((error: unknown) => error))
  })
  await eventually(
    async () => outcomes.length,
    (answered) => answered > 200,
  )
  // It asks once a second, so it sends on for a second after the signal.
  expect(await ask('/readyz')).toBe(200)
  shop.child.kill('SIGTERM')
  try {
    do await pause(1_000)
    while ((await ask('/readyz')) !== 503)
  } finally {
    isReady = false
    await Promise.all(load)
  }
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([])
  expect(await shop.ended).toBe(0)
})

test('a second signal ends it at once', async () => {
  const dataDir = folder()
  const shop = startShop(dataDir, 4167)
  await shop.line()
  const slow = await slowRequest(4167)
  shop.child.kill('SIGINT')
  await eventually(
    () =>
      wireShopper(4167)
        .ask('GET', '/healthz')
        .then(
          () => 'open',
          () => 'closed',
        ),
    (door) => door === 'closed',
  )
  shop.child.kill('SIGINT')
  expect(await shop.ended).toBe(130)
  await expect(slow.finish()).rejects.toThrow()
})

/** A request whose second half is not sent yet. */
async function slowRequest(port: number) {
  const agent = new http.Agent({ keepAlive: true })
  const headers = { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' }
  const request = http.request({
    host: '127.0.0.1',
    port,
    agent,
    method: 'PUT',
    path: '/v1/nothing/',
    headers,
  })
  let status: number | null = null
  const answered = new Promise<number>((resolve, reject) => {
    request.once('response', (response) => {
      status = response.statusCode ?? 0
      response.resume().once('end', () => resolve(status ?? 0))
    })
    request.once('error', reject)
  })
  answered.catch(() => undefined)
  // Answered once the server has begun with it.
  const begun = new Promise((resolve) => request.once('continue', resolve))
  request.flushHeaders()
  await begun
  request.write('{')
  return {
    answered: () => status !== null,
    finish() {
      request.end('}')
      return answered
    },
  }
}
