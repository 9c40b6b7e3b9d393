import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { promotions } from '../../db/priceCutSchema.ts'
import { priceChanges } from '../../observations.ts'
import { renewPromotions } from './renewal.ts'

/**
 * Renews the prices of due promotions as a periodic job, which also tells the pages of this process what other processes
 * have renewed.
 */
export function createPromotionSweep(db: Database): (stop: AbortSignal) => Promise<void> {
  let seen: string | null = null
  return async (stop) => {
    await renewPromotions(db, { stop })
    const renewed = await lastRenewal(db)
    if (seen !== null && renewed !== seen) priceChanges.publish(null)
    seen = renewed
  }
}

/** Another text after each part of a renewal. */
async function lastRenewal(db: Database): Promise<string> {
  const { rows } = await db.execute<{ renewed: string }>(sql`
    select concat_ws(' ', max(renewal_began_at), max(renewed_until::text)) as renewed from ${promotions}`)
  return rows[0]?.renewed ?? ''
}
