import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deleteUntouchedCarts } from './cartRepository.ts'

/** Any fixed number: the advisory lock of the cart sweep. */
export const CART_SWEEP_LOCK = 9_021_548_007

/** Carts that one transaction deletes. */
const AT_ONCE = 200

/**
 * Deletes guests' carts that were untouched for GUEST_CART_DAYS, a few at a time, until there are none or it is stopped.
 * Only one process at a time does so.
 */
export function createCartSweep(
  db: Database,
  { atOnce = AT_ONCE }: { atOnce?: number } = {},
): (stop: AbortSignal) => Promise<void> {
  const deleteSome = () =>
    inTransaction(db, async (transaction) => {
      const { rows } = await transaction.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${CART_SWEEP_LOCK}) as mine`,
      )
      return rows[0]?.mine === true ? deleteUntouchedCarts(transaction, atOnce) : 0
    })

  return async (stop) => {
    while (!stop.aborted) {
      if ((await deleteSome()) < atOnce) return
    }
  }
}
