import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Transaction } from './database.ts'
import { isConflict } from './databaseErrors.ts'

const ATTEMPTS = 6
const FIRST_PAUSE_MS = 10

/**
 * Runs a transaction (READ COMMITTED), and again, up to five times, when it lost against another one: a
 * serialization failure or a deadlock, which databases that spread over several machines report in any order of
 * locks. `work` may so run more than once and must not do anything that a rollback leaves done.
 * @throws what `work` throws, and the conflict when it doesn't end
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, { isolationLevel: 'read committed' })
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
    // At a random moment of a growing stretch, so that the two don't meet again.
    await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
  }
}
