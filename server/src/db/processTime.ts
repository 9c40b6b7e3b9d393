import { sql, type SQL } from 'drizzle-orm'

/**
 * The time of this process, as a value. For statements that compute with it and with columns: a distributed PostgreSQL
 * such as Citus refuses now() there, since each machine would have its own.
 */
export function processTime(): SQL {
  return sql`${new Date().toISOString()}::timestamptz`
}
