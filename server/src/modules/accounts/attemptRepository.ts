import { eq, sql, type SQL } from 'drizzle-orm'
import { MAX_ATTEMPT_DELAY_S } from '../../config/limits.ts'
import { attempts } from '../../db/accountSchema.ts'
import type { Transaction } from '../../db/database.ts'
import { processTime } from '../../db/processTime.ts'

/** A limit of attempts in a window of time. */
export interface Limit {
  key: string
  most: number
  /** s */
  window: number
  /**
   * Beyond the limit every further attempt has to wait, twice as long each time up to a minute, until there was no attempt
   * for a window: an account can be tried slowly, but never locked by another person. Without it the window has to end.
   */
  slowed: boolean
}

/**
 * Counts an attempt, unless it comes too soon. The row stays locked until the transaction ends.
 * @returns 0 when it may be done, else for how long (s) it may not
 */
export async function countAttempt(transaction: Transaction, limit: Limit): Promise<number> {
  const { key, most, window, slowed } = limit
  const now = processTime()
  const kept = slowed
    ? sql`case when ${attempts.count} >= ${most} then ${seconds(window)} else interval '0' end`
    : sql`interval '0'`
  const isOver = sql`${attempts.resetAt} + ${kept} <= ${now}`
  const [counted] = await transaction
    .insert(attempts)
    .values({ key, count: 1, resetAt: endAfter(limit, now, sql`1`, sql`${now} + ${seconds(window)}`) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        resetAt: endAfter(
          limit,
          now,
          sql`(case when ${isOver} then 1 else ${attempts.count} + 1 end)`,
          sql`case when ${isOver} then ${now} + ${seconds(window)} else ${attempts.resetAt} end`,
        ),
      },
      setWhere: sql`${attempts.count} < ${most} or ${attempts.resetAt} <= ${now}`,
    })
    .returning({ key: attempts.key })
  if (counted !== undefined) return 0
  const [refused] = await transaction
    .select({ wait: sql<number>`ceil(extract(epoch from ${attempts.resetAt} - ${now}))::integer` })
    .from(attempts)
    .where(eq(attempts.key, key))
  return Math.max(1, refused?.wait ?? 1)
}

/** Takes back an attempt that turned out to be legitimate, such as a login with the right password. */
export async function uncountAttempt(transaction: Transaction, { key }: Limit): Promise<void> {
  await transaction
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key))
}

/** When the next attempt may come after the `count`th, which is within its limit or is slowed down. */
function endAfter({ most, slowed }: Limit, now: SQL, count: SQL, windowsEnd: SQL): SQL {
  if (!slowed) return windowsEnd
  const delay = sql`least(${MAX_ATTEMPT_DELAY_S}, power(2, least(${count} - ${most}, 10)))`
  return sql`case when ${count} >= ${most} then ${now} + make_interval(secs => ${delay}) else ${windowsEnd} end`
}

function seconds(count: number): SQL {
  return sql`make_interval(secs => ${count})`
}
