import { MOST_IMPORT_PROBLEMS } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { findPictures } from '../catalogueImport/findPictures.ts'
import { importInBatches } from '../catalogueImport/importInBatches.ts'
import { isWebAddress } from '../catalogueImport/pictures/pictureAddress.ts'
import { PictureFolder } from '../catalogueImport/pictures/pictureFolder.ts'
import { FETCH_RULES, PictureLibrary } from '../catalogueImport/pictures/pictureLibrary.ts'
import { PictureProblem } from '../catalogueImport/pictures/pictureProblem.ts'
import type { ProductFile } from '../catalogueImport/productFile.ts'
import { recordBatch, type Claim } from './claims.ts'
import {
  countProblems,
  deletePictureProblems,
  deleteProblems,
  insertProblems,
  pictureProblems,
  problemsOf,
} from './problems.ts'
import { EMPTY_REPORT, withBatch, type StoredProgress } from './report.ts'
import { storedReport } from './stored.ts'

/** An import that this process works on. */
export interface ImportJob {
  db: Database
  claim: Claim
  file: ProductFile
  store: MediaStore
  stop: AbortSignal
  onProgress: (progress: StoredProgress) => void
  /** Called when a cancellation was requested. */
  cancel: () => void
}

/** Pictures that are downloaded and decoded at once. Few, because requests need the memory and the processors, too. */
const PICTURES_AT_ONCE = 2

/**
 * Finds what an import would do. Nothing is changed. Pictures aren't downloaded: those with a web address count as new.
 * @throws the reason of `stop`, and ClaimLostError
 */
export async function checkFile(job: ImportJob): Promise<void> {
  await run(job, {
    dryRun: true,
    library: {
      find: async (src) => {
        if (!isWebAddress(src)) throw new PictureProblem('catalogueFile.picture.noAddress')
        return src
      },
    },
  })
}

/** Imports a file, from the end of the last batch that was written. @throws the reason of `stop`, and ClaimLostError */
export async function importFile(job: ImportJob): Promise<void> {
  const folder = new PictureFolder(job.store, false)
  await run(job, {
    dryRun: false,
    library: new PictureLibrary(folder, new Map(), { ...FETCH_RULES, stop: job.stop }),
  })
}

async function run(
  { db, claim, file, store, stop, onProgress, cancel }: ImportJob,
  { dryRun, library }: { dryRun: boolean; library: Pick<PictureLibrary, 'find'> },
): Promise<void> {
  const { id, authorId, cursor } = claim.row
  const pictures = await findPictures(file, {
    db,
    folder: new PictureFolder(store, dryRun),
    library,
    atOnce: PICTURES_AT_ONCE,
    onProgress: (done) => {
      stop.throwIfAborted()
      onProgress({ step: 'pictures', done, total: file.rows })
    },
  })
  const { added, missing } = pictures.report
  const from = dryRun ? 0 : cursor
  const before = from === 0 ? EMPTY_REPORT : storedReport(claim.row.report)
  // Products that are already written aren't written again, so the problems with their pictures stay.
  const written = lastLineOf(file, from)
  const since = missing.filter(({ line }) => line > written)
  let report = { ...before, rows: file.rows }
  let stored = 0
  await inTransaction(db, async (transaction) => {
    if (from === 0) await deleteProblems(transaction, id)
    const left = await deletePictureProblems(transaction, id, written)
    // Not all problems are stored when there are too many: then the report knows the number.
    const isCut = before.problems > MOST_IMPORT_PROBLEMS
    const earlier = isCut ? Math.max(0, before.pictures_missing - since.length) : left
    const missed = earlier + since.length
    // The pictures that the shop didn't have when the import began. It has those of written products by now.
    const wanted = from === 0 ? added + missing.length : before.pictures_new + before.pictures_missing
    report = {
      ...{ ...before, rows: file.rows, pictures_new: wanted - missed, pictures_missing: missed },
      problems: before.problems - before.pictures_missing + missed,
    }
    await recordBatch(transaction, claim, { report, cursor: from })
    const others = await countProblems(transaction, id)
    stored = await insertProblems(transaction, id, pictureProblems(since), others)
  })
  await importInBatches(db, file, {
    ...{ paths: pictures.paths, from, dryRun, authorId, stop },
    async onBatch(transaction, batch) {
      const counted = withBatch(report, batch.report)
      const record = async (within: NonNullable<typeof transaction>) => {
        // A dry run always begins at the first product: with this cursor its attempts aren't reset.
        const done = { report: counted, cursor: dryRun ? 0 : batch.done }
        const isCancelled = await recordBatch(within, claim, done)
        const storedNow = await insertProblems(within, id, problemsOf(batch.report), stored)
        afterCommit(() => {
          report = counted
          stored = storedNow
          if (isCancelled) cancel()
          onProgress({ step: 'products', done: batch.done, total: file.lastLines.size })
        })
      }
      await (transaction === null ? inTransaction(db, record) : record(transaction))
    },
  })
}

/** The line where the first `products` of a file end. */
const lastLineOf = (file: ProductFile, products: number) =>
  products === 0 ? 0 : ([...file.lastLines.values()].toSorted((a, b) => a - b)[products - 1] ?? 0)
