import { randomBytes } from 'node:crypto'
import type { CdnConfig } from '../config/cdn.ts'
import { readConfig, type Config } from '../config/config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { startEmbedded, type Embedded } from '../db/embedded/embedded.ts'
import { createCdn } from '../gateways/cdn/cdn.ts'
import { startPurger, type PurgerOptions } from '../gateways/cdn/purger.ts'
import { migrateDatabase } from '../db/migrate.ts'

/** The shop that a command works on. */
export interface OpenShop {
  db: Database
  config: Config
}

/** In milliseconds. Longer than for shoppers: no request waits, and one statement writes hundreds of rows. */
const STATEMENT_TIMEOUT = 60_000

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The exit code that shells report for a process ended by Ctrl-C. */
const INTERRUPTED = 130

/**
 * Runs `work` on the configured shop: on the database of DATABASE_URL, or else the embedded one. If a shop is running,
 * its embedded database is shared; otherwise the database is started, migrated and stopped again. Ctrl-C ends the work
 * and rolls its transaction back.
 * @throws StartError and what `work` throws
 */
export async function withShop<Result>(
  notice: (text: string) => void,
  work: (shop: OpenShop) => Promise<Result>,
): Promise<Result> {
  // No command signs anything, so SECRET isn't needed.
  const config = readConfig({
    ...process.env,
    SECRET: process.env['SECRET'] || randomBytes(32).toString('hex'),
  })
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir }) : null
  const interruption = onInterruption(notice, embedded)
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ''
    if (embedded !== null) await migrateDatabase(url)
    const database = openDatabase(url, {
      max: 3,
      statementTimeout: STATEMENT_TIMEOUT,
      lockTimeout: STATEMENT_TIMEOUT,
    })
    const endPurger = config.cdn === null ? null : startPurger(purgerOf(config.cdn, notice))
    try {
      const result = await work({ db: database.db, config })
      interruption.tooLate()
      await endPurger?.()
      return result
    } finally {
      await interruption.unlessInterrupted(() => database.close())
    }
  } finally {
    await interruption.unlessInterrupted(async () => embedded?.stop())
    interruption.forget()
  }
}

function purgerOf(cdn: CdnConfig, notice: (text: string) => void): PurgerOptions {
  const onFailure = (error: unknown) => {
    notice(`Pages couldn’t be removed from the cache: ${String(error)}. They expire within two minutes.\n`)
  }
  return { cdn: createCdn(cdn), onFailure, evict: () => {} }
}

/**
 * On a signal the embedded database is stopped if no other process uses it, and the process exits. The database itself
 * rolls an open transaction back.
 */
function onInterruption(notice: (text: string) => void, embedded: Embedded | null) {
  let interrupted = false
  let done = false
  const interrupt = () => {
    if (done) return
    // the second signal exits at once
    if (interrupted) process.exit(INTERRUPTED)
    interrupted = true
    notice('\nStopped; nothing was changed.\n')
    void Promise.resolve(embedded?.stop()).finally(() => process.exit(INTERRUPTED))
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  return {
    /** Cleans up after a run that was not interrupted; else waits for the process to exit. */
    unlessInterrupted: (tidy: () => Promise<void>) =>
      interrupted ? Promise.withResolvers<never>().promise : tidy(),
    /** The work is committed: a signal no longer interrupts it. */
    tooLate() {
      done = true
    },
    forget() {
      for (const signal of SIGNALS) process.off(signal, interrupt)
    },
  }
}
