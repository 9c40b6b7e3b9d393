import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll } from 'vitest'
import {
  startEmbedded,
  type Embedded,
  type EmbeddedOptions,
} from '../../../server/src/db/embedded/embedded.ts'
import { cleanUp } from './cleanUp.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface DataDirs {
  /** A place for a data folder that isn't there yet. */
  absent: () => string
  /** A new data folder with a database that was stopped properly. Whatever runs there is killed in the end. */
  next: () => string
  /** Starts its database in this process; it is left after the file's last test. */
  start: (dataDir: string, options?: Partial<EmbeddedOptions>) => Promise<Embedded>
}

/** Data folders with an embedded database, copies of one that is made once: making one takes seconds. */
export function dataDirs(): DataDirs {
  const root = temporaryFolder()
  const template = path.join(root, 'template')
  const made: string[] = []
  const started: Embedded[] = []
  beforeAll(async () => {
    await (await startEmbedded({ dataDir: template })).stop()
  })
  cleanUp(async () => {
    for (const embedded of started) await embedded.stop()
    for (const dataDir of made) killDatabase(dataDir)
  })
  const absent = () => {
    const dataDir = path.join(root, `data-${made.length}`)
    made.push(dataDir)
    return dataDir
  }
  return {
    absent,
    next() {
      const dataDir = absent()
      // By cp, which keeps owners: as root the database belongs to another user.
      execFileSync('cp', ['-a', template, dataDir])
      fs.rmSync(path.join(dataDir, 'postgres/port'))
      return dataDir
    },
    async start(dataDir, options) {
      const embedded = await startEmbedded({ dataDir, ...options })
      started.push(embedded)
      return embedded
    },
  }
}

/** The file that says which process serves a data folder's database. */
export const pidFile = (dataDir: string) => path.join(dataDir, 'postgres/data/postmaster.pid')

/** The process that serves a data folder's database; null when none does. */
export function databasePid(dataDir: string): number | null {
  if (!fs.existsSync(pidFile(dataDir))) return null
  return Number(fs.readFileSync(pidFile(dataDir), 'utf8').split('\n')[0])
}

/** Kills a database as a power cut would: its first process, or with all of its others. */
export function killDatabase(dataDir: string, which: 'first' | 'all' = 'all'): void {
  const pid = databasePid(dataDir)
  if (pid === null) return
  try {
    process.kill(which === 'all' ? -pid : pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
