import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../../server/src/db/database.ts'
import { cleanUp } from './cleanUp.ts'

export interface TestDatabase extends Omit<OpenDatabase, 'replica'> {
  /** for a second pool or another process on the same database */
  url: string
}

/**
 * A fresh, migrated, empty database on the run's one real PostgreSQL, for this test file alone; dropped after the
 * file's last test. Call it at the top of the file:
 *
 *     const { db } = await testDatabase()
 *
 * @param max connections of its pool
 * @param isDirect not through PgBouncer, even if the run has it
 */
export async function testDatabase({ max = 10, isDirect = false } = {}): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await administrate(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  if (!isDirect) url.port = String(inject('poolerPort') ?? template.port)
  const { replica: _same, ...opened } = openDatabase(url.href, { max })
  cleanUp(async () => {
    await opened.close()
    await administrate(template, `drop database ${name} with (force)`)
  })
  return { ...opened, url: url.href }
}

async function administrate(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('set lock_timeout = 0')
    // A template can't be copied by two at once while anyone is connected to it; take turns.
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
