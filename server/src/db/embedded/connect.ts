import fs from 'node:fs'
import pg from 'pg'
import { databaseCode, isDatabaseUnavailable } from '../databaseErrors.ts'
import type { Home } from './home.ts'
import { OWNER, ownerPassword } from './initialise.ts'

/** The result of connecting to a port that may be our database's. */
export type Answer =
  | { kind: 'ours'; client: pg.Client }
  | { kind: 'away' } // nothing answers, or the database is starting or stopping
  | { kind: 'stranger' } // something else, or the database of another data directory
  | { kind: 'locked' } // a PostgreSQL that refuses our password

/**
 * Connects to a port and verifies that this home's database answers: only it accepts the password and reports this data
 * directory.
 */
export async function connectTo(home: Home, port: number): Promise<Answer> {
  const client = new pg.Client({ ...address(home, port), connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const [row] = rows
    if (row !== undefined && sameFolder(row.data_directory, home.data)) return { kind: 'ours', client }
    await client.end()
    return { kind: 'stranger' }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (databaseCode(error)?.startsWith('28') === true) return { kind: 'locked' }
    return { kind: isDatabaseUnavailable(error) ? 'away' : 'stranger' }
  }
}

/** The address of a database of this home's server. */
export function databaseAddress(home: Home, port: number, name: string): string {
  const { user, password, host } = address(home, port)
  return `postgres://${user}:${password}@${host}:${port}/${name}`
}

function address(home: Home, port: number) {
  return {
    host: '127.0.0.1',
    port,
    user: OWNER,
    password: ownerPassword(home),
    database: 'postgres',
    application_name: 'dukani keeper',
    keepAlive: true,
  }
}

function sameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [fs.statSync(one), fs.statSync(other)]
    return a.ino === b.ino && a.dev === b.dev
  } catch {
    return false
  }
}
