import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { withReplicas } from 'drizzle-orm/pg-core'
import pg from 'pg'
import {
  CONNECT_TIMEOUT_MS,
  LOCK_TIMEOUT_MS,
  STATEMENT_TIMEOUT_MS,
  TRANSACTION_QUEUE_TIMEOUT_MS,
} from '../config/limits.ts'
import { createWorkQueue, type WorkQueue } from '../workQueue.ts'
import { observeStatements } from './observeStatements.ts'
import { ReplicaPool } from './replicaPool.ts'
import * as schema from './schema.ts'

type Tables = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/**
 * The shop's tables through drizzle. Reads (`select`, `$count`, `query`) have connections of their own, so that writes
 * waiting for a row don't hold them up; writes and `inTransaction` use the others. Prepare frequent queries once with
 * `.prepare('name')`: that halves their cost on both sides.
 */
export type Database = Tables & {
  /** where transactions wait for a connection */
  queue: WorkQueue
  /**
   * Checks that the database answers, on a connection of its own, however busy the others are.
   * @throws when there is none
   */
  ping: () => Promise<void>
  /** the connections of each pool */
  connections: () => PoolState[]
}

/** The connections of a pool. */
export interface PoolState {
  pool: 'read' | 'replica' | 'write'
  open: number
  idle: number
  /** queries that wait for a connection */
  waiting: number
}

/** The transaction that `inTransaction` passes. */
export type Transaction = Parameters<Parameters<Tables['transaction']>[0]>[0]

/** The database or a transaction of it. */
export type Executor = Database | Transaction

export interface OpenDatabase {
  db: Database
  /** the same tables, read from the replica if there is one: what it says may be a moment old */
  replica: Database
  /** the connections that write */
  pool: pg.Pool
  /** waits for the connections in use, then closes them all */
  close: () => Promise<void>
}

export interface DatabaseOptions {
  /** connections at most, from 3: one for `ping`, the others for reading and for writing */
  max?: number
  /** a statement that takes longer (ms) is cancelled, and the request answered with 503 */
  statementTimeout?: number
  /** a statement that waits longer (ms) for a lock is cancelled, likewise */
  lockTimeout?: number
  /** called when an idle connection breaks; the pool replaces it */
  onIdleError?: (error: Error) => void
  /** the address of a replica */
  replicaUrl?: string | undefined
  /** called when no connection to the replica can be opened, and the primary is read */
  onReplicaAway?: (error: Error) => void
}

// Compiling a query or sharing it among processes takes longer than the shop's short queries do. A search of a frequent
// word needs more memory than the default of 4 MB to note single rows instead of pages.
const SETTINGS = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=32MB'

/** Transactions that may wait for a connection: enough for a flash sale, and not more than can be answered in time. */
const MAX_WAITING_TRANSACTIONS = 2_000

/** Opens connections to a PostgreSQL address. Connects at the first query, not here. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const {
    max = 10,
    statementTimeout = STATEMENT_TIMEOUT_MS,
    lockTimeout = LOCK_TIMEOUT_MS,
    onIdleError,
    replicaUrl,
    onReplicaAway = () => undefined,
  } = options
  let closing = false
  const pools: pg.Pool[] = []
  function openPool(size: number, replicaOf?: pg.Pool): pg.Pool {
    const settings: pg.PoolConfig = {
      connectionString: replicaOf === undefined ? url : replicaUrl,
      max: size,
      options: SETTINGS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementTimeout,
      lock_timeout: Math.min(lockTimeout, statementTimeout),
      // The server's own timeout doesn't help when its machine is gone; then the client gives up, a little later.
      query_timeout: statementTimeout + 1_000,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
      keepAlive: true,
      application_name: 'dukani',
    }
    const pool =
      replicaOf === undefined ? new pg.Pool(settings) : new ReplicaPool(settings, replicaOf, onReplicaAway)
    // Without a listener, a connection that breaks while idle would end the process. While closing, that is expected.
    pool.on('error', (error) => {
      if (!closing) onIdleError?.(error)
    })
    // The same for a connection that breaks between two statements of a transaction: the next statement fails.
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      observeStatements(client)
    })
    observeStatements(pool)
    pools.push(pool)
    return pool
  }
  const { reading, writing } = sharesOf(max)
  const [readers, writers, one] = [openPool(reading), openPool(writing), openPool(1)]
  const copies = replicaUrl === undefined ? null : openPool(reading, readers)
  const queue = createWorkQueue({
    size: writing,
    queue: MAX_WAITING_TRANSACTIONS,
    maxWait: TRANSACTION_QUEUE_TIMEOUT_MS,
  })
  const ping = shared(async () => void (await one.query('select 1')))
  const connections = () => [
    stateOf('read', readers),
    ...(copies === null ? [] : [stateOf('replica', copies)]),
    stateOf('write', writers),
  ]
  const readFrom = (pool: pg.Pool): Database =>
    Object.assign(withReplicas(drizzle(writers, { schema }), [drizzle(pool, { schema })]), {
      queue,
      ping,
      connections,
    })
  const db = readFrom(readers)
  const close = async () => {
    closing = true
    await Promise.all(pools.map((pool) => pool.end()))
  }
  return { db, replica: copies === null ? db : readFrom(copies), pool: writers, close }
}

function stateOf(pool: PoolState['pool'], { totalCount, idleCount, waitingCount }: pg.Pool): PoolState {
  return { pool, open: totalCount, idle: idleCount, waiting: waitingCount }
}

/** How many of the connections read, and how many write: one is left for `ping`. */
function sharesOf(max: number): { reading: number; writing: number } {
  const reading = Math.max(1, Math.floor((max - 1) / 2))
  return { reading, writing: Math.max(1, max - 1 - reading) }
}

/** Calls made while one is pending share its result. */
function shared<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asking: Promise<Result> | null = null
  return () => (asking ??= ask().finally(() => (asking = null)))
}
