import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { unwritable } from '../../folders.ts'
import { StartError } from '../../startError.ts'
import { isDatabaseUnavailable } from '../databaseErrors.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { databaseAddress } from './connect.ts'
import { findHome, type Home } from './home.ts'
import { initialise } from './initialise.ts'
import { enter, leave, SHOP_DATABASE } from './keeper.ts'
import { launch, type LaunchOptions } from './launch.ts'
import { shutDown } from './shutDown.ts'

export interface EmbeddedOptions {
  /** the database is stored below this folder; docs/configuration.md says where */
  dataDir: string
  /** called when the database goes away and when it is back */
  report?: (message: string) => void
  /** PostgreSQL settings beside the launcher's own */
  settings?: Readonly<Record<string, string>>
}

/** A running embedded database that this process uses. */
export interface Embedded {
  /** the address of the shop's database */
  url: string
  /** Leaves the database, and stops it unless another process uses it too. Close the pools first. */
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL below a data folder, or connects to the one that already runs there, and keeps it running:
 * if it is killed, it is started again on the same port, and nothing that was committed is lost.
 *
 * Several processes may use one at once. Each holds a session with a shared lock, and the last one to leave stops it;
 * a process that is killed leaves it running for the next start.
 * @throws StartError when it can't be
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, report = () => undefined, settings = {} } = options
  const home = homeOf(dataDir)
  const binaries = findBinaries(home)
  await initialise(home, binaries)
  const leaving = new AbortController()
  const { signal } = leaving
  const join = (samePort: boolean) => joinDatabase(home, binaries, { samePort, settings, signal })
  const first = await join(false)
  let current: Promise<Session | null> = Promise.resolve(first)

  const keep = async () => {
    for (let session: Session | null = first; session !== null; session = await current) {
      await session.broken
      if (signal.aborted) return
      report('The database has stopped; starting it again.')
      current = rejoin(join, signal, report)
      if ((await current) !== null) report('The database is back.')
    }
  }
  const kept = keep()

  return {
    url: databaseAddress(home, first.port, SHOP_DATABASE),
    async stop() {
      leaving.abort()
      const session = await current
      if (session !== null) {
        const last = (await leave(session.client).catch(() => null)) === 'last'
        if (last) await shutDown(home, binaries)
        await session.client.end().catch(() => undefined)
      }
      await kept
    },
  }
}

function homeOf(dataDir: string): Home {
  try {
    return findHome(dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw unwritable(dataDir, error)
  }
}

interface Session {
  client: pg.Client
  port: number
  /** settles when the session has ended, for whatever reason */
  broken: Promise<void>
}

/** A session with the shared lock (keeper.ts) on the database, which is started if necessary. */
async function joinDatabase(home: Home, binaries: Binaries, options: LaunchOptions): Promise<Session> {
  for (;;) {
    const { client, port } = await launch(home, binaries, options)
    const broken = new Promise<void>((resolve) => client.once('end', () => resolve()))
    try {
      await enter(client)
      return { client, port, broken }
    } catch (error) {
      await client.end().catch(() => undefined)
      // The last other process has just stopped it: start it again.
      if (!isDatabaseUnavailable(error)) throw error
    }
  }
}

/** Tries until the database is back. @returns null when the process leaves meanwhile */
async function rejoin(
  join: (samePort: boolean) => Promise<Session>,
  signal: AbortSignal,
  report: (message: string) => void,
): Promise<Session | null> {
  for (;;) {
    try {
      return await join(true)
    } catch (error) {
      // Given up, because this process is leaving.
      if (signal.aborted) return null
      report(
        `The database could not be started again: ${error instanceof Error ? error.message : String(error)}`,
      )
      await pause(2_000, undefined, { signal }).catch(() => undefined)
    }
  }
}
