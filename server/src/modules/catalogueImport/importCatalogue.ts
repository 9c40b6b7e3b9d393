import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { afterCommit, inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { WordCounts } from '../search/wordCounts.ts'
import { Categories } from './catalogueStore.ts'
import { findPictures } from './findPictures.ts'
import { emptyReport, type ImportProgress, type ImportReport } from './importReport.ts'
import { IMPORT_LOCK } from './importLock.ts'
import { PictureFolder } from './pictures/pictureFolder.ts'
import { FETCH_RULES, picturesIn, PictureLibrary } from './pictures/pictureLibrary.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { productBatches, type BatchSize } from './productBatches.ts'
import { openProductFile } from './productFile.ts'
import { writeBatch } from './writeBatch.ts'

/** The options of an import. */
export interface ImportOptions {
  file: string
  /** where pictures are stored */
  store: MediaStore
  /** a folder of pictures; undefined: all are downloaded */
  images: string | undefined
  /** false: nothing is downloaded; pictures that aren't in the folder are missing */
  fetch: boolean
  /** also download from addresses of the local network */
  allowPrivate: boolean
  /** do everything, then roll it back */
  dryRun: boolean
  onProgress: (progress: ImportProgress) => void
}

/** Pictures fetched at once: enough to use the connection, few enough not to burden other servers. */
const PICTURES_AT_ONCE = 6

const BATCH: BatchSize = { products: 200, parts: 5000 }

/** Rolls a dry run back, and carries its report. */
class DryRunEnd extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('dry run')
    this.report = report
  }
}

/**
 * Imports a Shopify product file completely, or not at all if anything goes wrong. Imports take turns: one that waits
 * for another longer than the connection's lock timeout fails.
 * @throws CatalogueFileError if the file as a whole can't be imported; what the database throws
 */
export async function importCatalogue(db: Database, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const file = await openProductFile(options.file)
  const folder = new PictureFolder(options.store, options.dryRun)
  const files = options.images === undefined ? new Map<string, string>() : await picturesIn(options.images)
  const rules = { ...FETCH_RULES, allowPrivate: options.allowPrivate }
  const pictures = await findPictures(file, {
    db,
    folder,
    atOnce: PICTURES_AT_ONCE,
    library: new PictureLibrary(folder, files, options.fetch ? rules : null),
    onProgress: (done) => {
      options.onProgress({ step: 'pictures', done, total: file.rows })
    },
  })
  const work = async (tx: Transaction) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    // a new one for each attempt, so that retried transactions count nothing twice
    const report = emptyReport(file.layout.name, options.dryRun, file.rows)
    report.pictures = pictures.report
    const run = {
      db: tx,
      categories: await Categories.load(tx),
      paths: pictures.paths,
      claimed: new Map<string, string>(),
      report,
      words: new WordCounts(),
    }
    for await (const batch of productBatches(file, BATCH)) {
      await writeBatch(run, batch)
      options.onProgress({ step: 'products', done: batch.done, total: file.lastLines.size })
    }
    await run.words.save(tx)
    await run.categories.renewRenamed()
    if (options.dryRun) throw new DryRunEnd(report)
    afterCommit(() => productChanges.publish(null))
    return report
  }
  // A category may be deleted before the first product is put into it.
  const report = await retryIfDeleted(() => inTransaction(db, work)).catch((error: unknown) => {
    if (error instanceof DryRunEnd) return error.report
    throw error
  })
  report.refused.sort((a, b) => a.line - b.line)
  report.duration = performance.now() - started
  return report
}
