import type pg from 'pg'
import { OWNER } from './initialise.ts'
import { databaseCode } from '../databaseErrors.ts'

/** Whoever uses an embedded database holds this advisory lock, shared, for as long as it does. */
const TENANTS_LOCK = 7_219_004

/** The database that the shop's tables are in. */
export const SHOP_DATABASE = 'dukani'

/**
 * Enters a process into the database as one of its users. The entry ends with the session, so also when the process
 * is killed. Waits while another one is deciding to stop the database; the session breaks if it does.
 */
export async function enter(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [TENANTS_LOCK])
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SHOP_DATABASE])
  if (rowCount !== 0) return
  try {
    await client.query(`create database ${SHOP_DATABASE} owner ${OWNER}`)
  } catch (error) {
    // Another process made it in between.
    if (!['42P04', '23505'].includes(databaseCode(error) ?? '')) throw error
  }
}

/**
 * Leaves, and says whether this was the last process. The last one then holds the lock alone: nobody can enter any
 * more, and of two that leave at once exactly one is the last.
 */
export async function leave(client: pg.Client): Promise<'last' | 'others'> {
  await client.query('select pg_advisory_unlock_shared($1)', [TENANTS_LOCK])
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    TENANTS_LOCK,
  ])
  return rows[0]?.alone === true ? 'last' : 'others'
}
