import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

/**
 * The shop's tables through drizzle, on a pool of connections. For what is read often, `.prepare('name')` once and
 * execute many times: it halves the cost on both sides.
 */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** What runs inside `db.transaction(…)`; a repository's functions take `Database | Transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** waits for the connections in use, then closes them all */
  close: () => Promise<void>
}

export interface DatabaseOptions {
  /** connections at most */
  max?: number
  /** a statement that takes longer (ms) is given up, and the shopper is told to try again */
  statementTimeout?: number
  /** told of an idle connection that broke; the pool replaces it by itself */
  onIdleError?: (error: Error) => void
}

/** Opens a pool on a PostgreSQL address. Connects at the first query, not here. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const { max = 10, statementTimeout = 5_000, onIdleError } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    // The server's own timeout can't help when its machine is gone: then the client gives up, a little later.
    query_timeout: statementTimeout + 1_000,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    keepAlive: true,
    application_name: 'dukani',
  })
  let closing = false
  // Without a listener a connection that breaks while idle would end the process. Those being closed may break.
  pool.on('error', (error) => {
    if (!closing) onIdleError?.(error)
  })
  // Nor must one end it that breaks between two statements of a transaction: the next of them fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const close = () => {
    closing = true
    return pool.end()
  }
  return { db: drizzle(pool, { schema }), pool, close }
}
