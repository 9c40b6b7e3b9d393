import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { inTransaction, readSnapshot } from '../../db/transaction.ts'
import { createJobPool } from '../../jobPool.ts'
import { exportCatalogue } from '../catalogueImport/exportCatalogue.ts'
import { listFilter, type ProductsAsked } from '../productAdmin/listFilter.ts'
import { whereOf } from '../productAdmin/listRepository.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'

/** Exports that may wait for the one that is being written. */
const MAX_WAITING = 5

/** Retry-After (s) when too many wait. */
const RETRY_AFTER_S = 10

/**
 * Writes products to a temporary file before the download begins. So a slow download doesn't keep a transaction open, and
 * a failure is answered with an error. Has a queue in memory: create one per process.
 */
export function createCatalogueExports(
  db: Database,
  publicUrl: string | undefined,
): (actor: Actor, filter: ProductsAsked) => Promise<ReadStream> {
  const pool = createJobPool({ size: 1, queue: MAX_WAITING, retryAfterSeconds: RETRY_AFTER_S })
  return async (actor, filter) => {
    const asked = await listFilter(db, filter)
    const where = asked === null ? sql`false` : whereOf(asked)
    const file = path.join(tmpdir(), `dukani-export-${randomUUID()}.csv`)
    const remove = () => rm(file, { force: true })
    try {
      await pool.run(file, () => write(db, file, { publicUrl, where }))
      await inTransaction(db, (transaction) =>
        recordChange(transaction, {
          ...{ actor, action: 'catalogue.export', subject: { kind: 'import', id: 'catalogue' } },
          ...{ before: null, after: { ...filter } },
        }),
      )
    } catch (error) {
      await remove()
      throw error
    }
    return createReadStream(file).once('close', () => void remove())
  }
}

/** Writes the catalogue as it is at one moment. */
async function write(
  db: Database,
  file: string,
  options: { publicUrl: string | undefined; where: SQL | undefined },
): Promise<void> {
  await readSnapshot(db, (transaction) =>
    pipeline(
      Readable.from(exportCatalogue(transaction, { ...options, onProgress: () => undefined })),
      createWriteStream(file, { mode: 0o600 }),
    ),
  )
}
