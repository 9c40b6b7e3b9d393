import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'
import { isConflict, isForeignKeyViolation, isConnectionReusable } from './databaseErrors.ts'
import * as schema from './schema.ts'

const ATTEMPTS = 6
const FIRST_PAUSE_MS = 10

const WRITE: PgTransactionConfig = { isolationLevel: 'read committed' }
const SNAPSHOT: PgTransactionConfig = { isolationLevel: 'repeatable read', accessMode: 'read only' }

/** The effects of the current transaction's commit. */
const commitEffects = new AsyncLocalStorage<(() => void)[]>()

/**
 * Runs a transaction (READ COMMITTED) when its turn has come, and again, up to five times, after a serialization
 * failure or a deadlock, which distributed databases can report whatever the order of locks. So `work` may run more
 * than once, and must not have effects that a rollback doesn't undo.
 * @param holds names of contended rows that it locks: other transactions wait for them in the queue, without a
 * connection
 * @throws what `work` throws, the conflict if it persists, and QueueBusyError
 */
export function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
  holds: readonly string[] = [],
): Promise<Result> {
  return db.queue.run(holds, () => untilDone(db, work))
}

/**
 * Reads one moment of the database, however many statements that takes and whatever others write meanwhile (REPEATABLE
 * READ, read only).
 * @throws what `work` throws, and QueueBusyError
 */
export function readSnapshot<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.queue.run([], () => once(db, work, SNAPSHOT))
}

/**
 * Runs an effect when the current `inTransaction` has committed, and never if it rolls back; outside of one at once. A
 * rolled back savepoint doesn't count.
 * @param effect must not throw
 */
export function afterCommit(effect: () => void): void {
  const effects = commitEffects.getStore()
  if (effects === undefined) effect()
  else effects.push(effect)
}

/**
 * Runs some work, and once more when a row that it refers to was deleted meanwhile: the second time it sees that the row
 * is gone.
 */
export async function retryIfDeleted<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    return work()
  }
}

async function untilDone<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work, WRITE)
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
    // Random and growing, so that the two don't collide again.
    await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
  }
}

/**
 * One attempt, on a connection of its own. Not the database's `transaction`: that never releases the connection when its
 * BEGIN fails, so that a few restarts of PostgreSQL would exhaust the pool.
 */
async function once<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
  kind: PgTransactionConfig,
): Promise<Result> {
  const connection = await db.$client.connect()
  let broken = false
  const effects: (() => void)[] = []
  try {
    const result = await commitEffects.run(effects, () =>
      drizzle(connection, { schema }).transaction(work, kind),
    )
    for (const effect of effects) effect()
    return result
  } catch (error) {
    broken = !isConnectionReusable(error)
    throw error
  } finally {
    connection.release(broken)
  }
}
