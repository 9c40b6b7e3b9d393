import type pg from 'pg'

/** Where a migration tells what it does. */
export type Report = (message: string) => void

const STATEMENTS = [
  'create extension if not exists pg_trgm',
  'create index if not exists products_search_name_trgm on products using gin (search_name gin_trgm_ops)',
  'create index if not exists products_search_text_trgm on products using gin (search_text gin_trgm_ops)',
]

/**
 * Makes substring search fast where the database can (pg_trgm and GIN indexes). Search answers the same without, only
 * slower, so a database that lacks them or doesn't let us make them is only reported.
 */
export async function addSearchIndexes(client: pg.Client, report: Report): Promise<void> {
  const reason = await whyNot(client)
  if (reason !== null) report(`Search goes without trigram indexes: ${reason}.`)
}

async function whyNot(client: pg.Client): Promise<string | null> {
  const available = await client.query(`select 1 from pg_available_extensions where name = 'pg_trgm'`)
  if (available.rowCount === 0) return 'this database has no pg_trgm'
  try {
    for (const statement of STATEMENTS) await client.query(statement)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
