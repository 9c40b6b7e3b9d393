import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../../server/src/db/embedded/embedded.ts'
import { findHome } from '../../../server/src/db/embedded/home.ts'
import { servesData } from '../../../server/src/db/embedded/postmaster.ts'
import { migrateDatabase } from '../../../server/src/db/migrate.ts'
import { databasePid, killDatabase } from './databaseProcess.ts'
import { startPooler } from './pooler.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of a migrated, empty database that the tests' own are copied from */
    templateDatabaseUrl: string
    /** the port of PgBouncer before the same databases; null without the variable PGBOUNCER */
    poolerPort: number | null
  }
}

const PREFIX = 'dukani-tests-'

/**
 * Starts one real PostgreSQL for all API tests, in a temporary folder, and stops it at the end. With `PGBOUNCER`, the path
 * of PgBouncer's program, the tests reach it through that.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearKilledRuns()
  const dataDir = path.join(os.tmpdir(), `${PREFIX}${process.pid}-${randomBytes(3).toString('hex')}`)
  fs.mkdirSync(dataDir)
  // As root, PostgreSQL runs as another user, who has to get in.
  fs.chmodSync(dataDir, 0o755)
  // These databases live as long as the run: what a power cut would lose is of no use.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  }
  const embedded = await startEmbedded({ dataDir, settings })
  await migrateDatabase(embedded.url)
  project.provide('templateDatabaseUrl', embedded.url)
  const { PGBOUNCER: program } = process.env
  const pooler = program === undefined ? null : await startPooler(program, embedded.url, dataDir)
  project.provide('poolerPort', pooler?.port ?? null)
  return async () => {
    await pooler?.stop()
    await embedded.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A run that was killed could not stop its database. */
function clearKilledRuns(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : NaN
    if (Number.isNaN(pid) || isRunning(pid)) continue
    const dataDir = path.join(os.tmpdir(), name)
    const home = findHome(dataDir)
    // By then the process may be anybody's.
    if (servesData(databasePid(dataDir) ?? 0, home)) killDatabase(dataDir)
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
