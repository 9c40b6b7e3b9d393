import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'
import { listLookups, pageLookups, renders } from '../../observations.ts'
import type { App } from '../../plugins/app.ts'
import { countWaiting, type Waiting } from './repository.ts'

/** Upper bounds of answers and renders, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Measures a server for Prometheus, from now until it is closed. Each process measures itself; only what waits is counted
 * in the database, for the whole shop.
 */
export function measure(app: App, db: Database): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registers)
  const ends = [...measurePages(registers), countLookups(registers)]
  app.addHook('onClose', async () => {
    for (const end of ends) end()
  })
  measureDatabase(db, registers)
  measureWaiting(() => countWaiting(db), registers)
  return registry
}

function measureRequests(app: App, registers: Registry[]): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its client stays connected.
    if (reply.getHeader('content-type') === 'text/event-stream') return
    // The route's pattern: addresses would be too many.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function measurePages(registers: Registry[]): (() => void)[] {
  const rendering = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time of a render of a page',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers,
  })
  const lookups = new Counter({
    name: 'page_cache_lookups_total',
    help: 'Pages that were asked for, by the age of the one in memory',
    labelNames: ['result'] as const,
    registers,
  })
  return [
    renders.subscribe(({ seconds, outcome }) => rendering.observe({ outcome }, seconds)),
    pageLookups.subscribe((result) => lookups.inc({ result })),
  ]
}

function countLookups(registers: Registry[]): () => void {
  const lookups = new Counter({
    name: 'list_cache_lookups_total',
    help: 'Lists and counts of products that were asked for, by the age of the one in memory',
    labelNames: ['result'] as const,
    registers,
  })
  return listLookups.subscribe((result) => lookups.inc({ result }))
}

function measureDatabase(db: Database, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, by pool and state, and queries that wait for one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const { pool, open, idle, waiting } of db.connections()) {
        this.set({ pool, state: 'busy' }, open - idle)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'wanted' }, waiting)
      }
    },
  })
  new Gauge({
    name: 'database_transactions_waiting',
    help: 'Transactions that wait for their turn',
    registers,
    collect() {
      this.set(db.queue.waiting())
    },
  })
}

const WAITING_NAMES: Record<keyof Waiting, string> = {
  unpaidOrders: 'unpaid_orders',
  mails: 'mails',
  failedMails: 'failed_mails',
  payments: 'payments',
}

function measureWaiting(count: () => Promise<Waiting>, registers: Registry[]): void {
  new Gauge({
    name: 'shop_waiting',
    help: 'What waits in the whole shop: unpaid orders, mails, mails given up, payments to settle',
    labelNames: ['what'] as const,
    registers,
    async collect() {
      this.reset()
      // Without the database the others are still measured.
      const waiting = await count().catch(() => null)
      if (waiting === null) return
      for (const [what, name] of Object.entries(WAITING_NAMES) as [keyof Waiting, string][])
        this.set({ what: name }, waiting[what])
    },
  })
}
