import { sql } from 'drizzle-orm'
import { PROMOTION_SWEEP_INTERVAL_MS } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { priceChecks, promotions } from '../../db/priceCutSchema.ts'
import { jobs, priceChanges } from '../../observations.ts'
import { clock } from './clock.ts'
import { renewPromotions } from './renewal.ts'

/**
 * Renews the prices of due promotions as a periodic job. It also makes this process drop its cached pages when any process has
 * renewed prices: about once a second during a long renewal, and also after a renewal that failed half-way.
 * @param now the time in ms
 */
export function createPromotionSweep(
  db: Database,
  { now = Date.now }: { now?: () => number } = {},
): (stop: AbortSignal) => Promise<void> {
  let seen: string | null = null
  let lookedAt = 0

  /** Drops the cached pages if prices were renewed since the last call. @returns whether there is something to renew */
  async function look(): Promise<boolean> {
    lookedAt = now()
    const { progress, isDue } = await readProgress(db)
    if (progress !== seen) priceChanges.publish(null)
    seen = progress
    return isDue
  }

  async function onBatch(): Promise<void> {
    if (now() - lookedAt >= PROMOTION_SWEEP_INTERVAL_MS) await look()
  }

  return async (stop) => {
    if (!(await look())) return
    try {
      await jobs.run({ name: 'renewal of prices' }, () => renewPromotions(db, { stop, onBatch }))
    } finally {
      await look()
    }
  }
}

/** `progress` is a text that changes after each part of a renewal in any process. */
async function readProgress(db: Database): Promise<{ progress: string; isDue: boolean }> {
  const { rows } = await db.execute<{ progress: string; isDue: boolean }>(sql`
    select
      concat_ws(' ',
        sum(extract(epoch from renewal_began_at)),
        string_agg(renewed_until::text, ' ' order by id)
      ) as progress,
      coalesce(bool_or(due_at <= ${clock}), false) or exists (select from ${priceChecks}) as "isDue"
    from ${promotions}`)
  return rows[0] ?? { progress: '', isDue: false }
}
