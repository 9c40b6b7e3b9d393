import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any fixed number: the advisory lock of migrations. */
const MIGRATION_LOCK = 4_815_162_342

const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/**
 * Migrates a database to the schema of this release. Two calls at once are safe: the second waits and then finds
 * nothing to do. A migration that fails leaves the database as it was.
 * @param url a direct connection: a pooler that changes connections between statements would lose the lock
 */
export async function migrateDatabase(url: string): Promise<void> {
  // A connection of its own: the lock belongs to it, and ends with it even when this process is killed.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'dukani migrate',
  })
  // A connection that breaks fails the query that is under way; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The role may have limits for the shop's own queries; a migration takes as long as it takes.
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
