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
import { killDatabase } from './databaseProcess.ts'
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
