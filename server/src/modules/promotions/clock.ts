import { sql } from 'drizzle-orm'

/**
 * The database's clock, which all processes share. `now()` would be the start of the transaction, which may have waited for a
 * lock since then.
 */
export const clock = sql`clock_timestamp()`

/** The same in whole milliseconds, as moments are stored. */
export const clockMs = sql<number>`floor(extract(epoch from ${clock}) * 1000)::float8`
