import type pg from 'pg'
import { OWNER } from './initialise.ts'
import { databaseCode } from '../databaseErrors.ts'

/** Every process that uses an embedded database holds this advisory lock, shared, meanwhile. */
const TENANTS_LOCK = 7_219_004

/** The database that the shop's tables are in. */
export const SHOP_DATABASE = 'dukani'

/**
 * Registers this process as a user of the database. The registration ends with the session, also when the process is
 * killed. Waits while another process decides whether to stop the database; the session breaks if it does.
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
 * Unregisters this process, and returns whether it was the last one. The last one then holds the lock exclusively, so
 * no other can register, and of two that leave at once exactly one is the last.
 */
export async function leave(client: pg.Client): Promise<'last' | 'others'> {
  await client.query('select pg_advisory_unlock_shared($1)', [TENANTS_LOCK])
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    TENANTS_LOCK,
  ])
  return rows[0]?.alone === true ? 'last' : 'others'
}
