import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/database.ts'

/**
 * How many rows of products have been read so far. Exact for a database with one connection that reads
 * (`testDatabase({ max: 3 })`): a connection counts what it has read before its next statement.
 */
export async function productRowsRead(db: Database): Promise<number> {
  await db.select({ flush: sql`flush` }).from(sql`pg_stat_force_next_flush() as flush`)
  const [row] = await db
    .select({ read: sql<number>`(seq_tup_read + idx_tup_fetch)::int` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`relname = 'products'`)
  return row?.read ?? Number.NaN
}
