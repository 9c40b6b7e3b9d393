import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { migrateDatabase } from '../../../server/src/db/migrate.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { pool, url } = await testDatabase()
const main = new URL('../../../server/src/db/migrateMain.ts', import.meta.url).pathname

test('two processes that migrate an empty database at once both succeed, and it is migrated once', async () => {
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  const env = { ...process.env, DATABASE_URL: url, SECRET: 'x'.repeat(32) }
  const run = () => promisify(execFile)(process.execPath, [main], { env })

  const outputs = await Promise.all([run(), run()])

  for (const { stdout } of outputs) expect(stdout).toContain('The database is at the schema of this release.')
  const { rows } = await pool.query('select count(*)::int as migrations from drizzle.__drizzle_migrations')
  const { rows: indexes } = await pool.query(
    "select 1 from pg_indexes where indexname like 'products_search%'",
  )
  expect(rows).toEqual([{ migrations: 1 }])
  expect(indexes).toHaveLength(2)
})

test('a database that refuses trigram indexes is migrated all the same, and says so', async () => {
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  // Takes the place of one of the extension's own functions.
  await pool.query("create function similarity(text, text) returns real language sql as 'select 0::real'")
  const said: string[] = []

  await migrateDatabase(url, (message) => said.push(message))

  const { rows } = await pool.query("select to_regclass('public.products') is not null as migrated")
  expect(rows).toEqual([{ migrated: true }])
  expect(said).toEqual([expect.stringContaining('Search goes without trigram indexes')])
})
