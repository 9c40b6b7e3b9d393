import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../../server/src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../../server/src/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of a migrated, empty database that the tests' own are copied from */
    templateDatabaseUrl: string
  }
}

/** Starts one real PostgreSQL for all API tests, in a temporary folder, and stops it at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = path.join(os.tmpdir(), `dukani-tests-${process.pid}-${randomBytes(3).toString('hex')}`)
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
  return async () => {
    await embedded.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
