import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../server/src/db/database.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'

/** How many connections of a test's database wait for what another one holds. */
export async function waiting(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

/**
 * Does some work in a transaction that isn't committed before the other work waits for it.
 * @returns what the other work returns
 */
export async function commitWhileWaiting<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<unknown>,
  other: () => Promise<Result>,
): Promise<Result> {
  let started: Promise<Result> | undefined
  await inTransaction(db, async (transaction) => {
    await work(transaction)
    started = other()
    while ((await waiting(db)) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  })
  if (started === undefined) throw new Error('the other work didn’t start')
  return started
}
