import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import journal from '../../../server/src/db/migrations/meta/_journal.json' with { type: 'json' }
import { testDatabase } from '../support/testDatabase.ts'

// Whole processes start here, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000 })

const { pool, url } = await testDatabase({ isDirect: true })
const main = new URL('../../../server/src/db/migrateMain.ts', import.meta.url).pathname

test('two processes that migrate an empty database at once both succeed, and each migration runs once', async () => {
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  const env = { ...process.env, DATABASE_URL: url, SECRET: 'x'.repeat(32) }
  const run = () => promisify(execFile)(process.execPath, [main], { env })

  const outputs = await Promise.all([run(), run()])

  for (const { stdout } of outputs) expect(stdout).toContain('The database has the schema of this release.')
  const { rows } = await pool.query('select count(*)::int as migrations from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ migrations: journal.entries.length }])
})
