import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { WordCounts } from '../search/wordCounts.ts'
import { Categories } from './catalogueStore.ts'
import { IMPORT_LOCK } from './importLock.ts'
import { emptyReport, type ImportReport } from './importReport.ts'
import { productBatches, type BatchSize } from './productBatches.ts'
import type { ProductFile } from './productFile.ts'
import { writeBatch } from './writeBatch.ts'

/** Small, because orders of a batch's products wait until it is written. */
const BATCH: BatchSize = { products: 50, parts: 1000 }

/** What one batch did. */
export interface BatchDone {
  /** of this batch alone */
  report: ImportReport
  /** products of the file that are done, with those of the batches before */
  done: number
}

/** The options of `importInBatches`. */
export interface BatchedImportOptions {
  /** the paths of the file's pictures, by address */
  paths: ReadonlyMap<string, string>
  /** how many products at the beginning of the file are already done */
  from: number
  /** roll each batch back */
  dryRun: boolean
  /** the member of the staff who imports; null: their account was deleted */
  authorId: string | null
  /** ends it after the batch that is under way */
  stop: AbortSignal
  /** called in the transaction of each batch, of a dry run after it. May be called again for a batch that was retried. */
  onBatch: (transaction: Transaction | null, batch: BatchDone) => Promise<void>
}

/** Rolls a batch of a dry run back. */
class BatchRolledBack extends Error {}

/**
 * Imports a product file in batches, each in a transaction of its own: unlike `importCatalogue` it holds no products for
 * long, so a shop can do it while it sells, and it can be stopped and continued.
 * @throws the reason of `stop`, and what the database throws
 */
export async function importInBatches(
  db: Database,
  file: ProductFile,
  { paths, from, dryRun, authorId, stop, onBatch }: BatchedImportOptions,
): Promise<void> {
  const claimed = new Map<string, string>()
  for await (const batch of productBatches(file, BATCH, from)) {
    stop.throwIfAborted()
    let report: ImportReport = emptyReport(file.layout.name, dryRun, 0)
    const write = async (tx: Transaction) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
      report = emptyReport(file.layout.name, dryRun, 0)
      const words = new WordCounts()
      const categories = await Categories.load(tx)
      await writeBatch(
        { db: tx, categories, paths, claimed, report, words, authorId: authorId ?? undefined },
        batch,
      )
      await words.save(tx)
      await categories.renewRenamed()
      if (dryRun) throw new BatchRolledBack()
      await onBatch(tx, { report, done: batch.done })
    }
    try {
      // A category may be deleted before the first product is put into it.
      await retryIfDeleted(() => inTransaction(db, write))
    } catch (error) {
      if (!(error instanceof BatchRolledBack)) throw error
      await onBatch(null, { report, done: batch.done })
    }
  }
}
