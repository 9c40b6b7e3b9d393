import { setTimeout as pause } from 'node:timers/promises'
import { headersOf, openBrowser, order, addToCart, type Buyer, type Goods } from '../buyers.ts'
import type { Shop } from '../shop.ts'
import type { Cluster } from './cluster.ts'
import type { Machine } from './machine.ts'

/** Longer than the shop caches a list or a product. */
const KEPT_MS = 5_000
const LIMIT_MS = 20_000

/**
 * Halts replay on both replicas, which DATABASE_READ_URL reads, and checks what customers and guests see; then makes the
 * replicas lag further than HAProxy allows.
 * @returns a line for each check that failed
 */
export async function readStaleReplicas(
  { machines, healthy, query }: Cluster,
  shops: readonly [Shop, Shop],
  buyer: Buyer,
  goods: Goods,
): Promise<string[]> {
  const wrong: string[] = []
  const say = (what: string, isSo: boolean) => {
    console.log(`  ${isSo ? 'yes' : 'NO '}  ${what}`)
    if (!isSo) wrong.push(`not so: ${what}`)
  }
  const { primary } = await healthy()
  const replicas = machines.filter((machine) => machine !== primary)
  // Patroni undoes pg_wal_replay_pause and recovery_min_apply_delay. The logs still arrive, and reach the disks.
  const startups = await Promise.all(replicas.map((machine) => startupOf(query, machine)))
  const halt = () => startups.forEach((pid) => process.kill(pid, 'SIGSTOP'))
  const goOn = () => startups.forEach((pid) => process.kill(pid, 'SIGCONT'))
  const [shop] = shops
  const browser = await openBrowser(shop)
  const headers = headersOf(browser, buyer.accessToken)
  const read = async (path: string, own = {}): Promise<unknown> =>
    (await fetch(`${shop.address}${path}`, { headers: own })).json()
  const stock = async () => ((await read(`/v1/products/${goods.id}/`)) as { inventory: number }).inventory
  const reviews = async (own = {}) =>
    ((await read(`/v1/products/${goods.id}/reviews/`, own)) as { count: number }).count

  const before = await stock()
  const readersOnReplicas = await Promise.all(replicas.map((machine) => readers(query, machine)))
  say(
    'the shop has connections to a replica',
    readersOnReplicas.some((count) => count > 0),
  )
  halt()
  await addToCart(shop, browser, buyer, goods, crypto.randomUUID())
  const ordered = await order(shop, browser, buyer, goods)
  say('an order is acknowledged while both replicas lag', ordered.status === 201)
  const written = await fetch(`${shop.address}/v1/products/${goods.id}/reviews/create/`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ rating: 5 }) },
  })
  say('a review is taken', written.status === 201)
  const { results } = (await read('/v1/orders/', headers)) as { results: { id: string }[] }
  say(
    'the customer sees the order',
    results.some(({ id }) => id === ordered.id),
  )
  say('the customer sees the review', (await reviews(headers)) === 1)
  await pause(KEPT_MS)
  say('a guest does not see the review', (await reviews()) === 0)
  say('the catalogue has the stock from before', (await stock()) === before)

  const resumedAt = performance.now()
  goOn()
  say('a guest sees the review when the replicas catch up', await soon(async () => (await reviews()) === 1))
  say('so does the catalogue the stock', await soon(async () => (await stock()) === before - 1))
  console.log(`       after ${(performance.now() - resumedAt).toFixed(0)} ms`)

  halt()
  await addToCart(shop, browser, buyer, goods, crypto.randomUUID())
  await order(shop, browser, buyer, goods)
  // 32 MB of the log, twice what HAProxy allows.
  await query(
    primary,
    `select pg_logical_emit_message(false, 'bench', repeat('x', 1048576)) from generate_series(1, 32)`,
  )
  say(
    'with a lag beyond HAProxy’s limit the primary is read',
    await soon(async () => (await stock()) === before - 2),
  )
  goOn()
  await healthy()
  return wrong
}

/** The process that replays the primary's log on a replica. */
async function startupOf(query: Cluster['query'], machine: Machine): Promise<number> {
  const { rows } = await query(machine, `select pid from pg_stat_activity where backend_type = 'startup'`)
  return (rows[0] as { pid: number }).pid
}

async function readers(query: Cluster['query'], machine: Machine): Promise<number> {
  const sql = `select from pg_stat_activity where application_name = 'dukani'`
  return (await query(machine, sql)).rowCount ?? 0
}

async function soon(test: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now()
  while (!(await test())) {
    if (performance.now() - began > LIMIT_MS) return false
    await pause(50)
  }
  return true
}
