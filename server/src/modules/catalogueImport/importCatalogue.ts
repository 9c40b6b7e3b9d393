import { serverKa } from '@dukani/i18n'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { afterCommit, inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { cutsOfEdited, pricedRows } from '../promotions/editedPrices.ts'
import { WordCounts } from '../search/wordCounts.ts'
import { recordMovements, stockChanges, type StockChange } from '../stock/movements.ts'
import { Categories, loadProducts, lockProducts, savePlans } from './catalogueStore.ts'
import { fileProduct, type FileProduct } from './fileProduct.ts'
import { findPictures } from './findPictures.ts'
import type { ImportProgress, ImportReport } from './importReport.ts'
import { PictureFolder } from './pictures/pictureFolder.ts'
import { LARGEST_PICTURE, picturesIn, PictureLibrary } from './pictures/pictureLibrary.ts'
import { planProduct, type ProductPlan, type ShopProduct } from './planProduct.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { openProductFile, readProducts, type ProductFile } from './productFile.ts'
import type { Refuse } from './rows.ts'

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

/**
 * Any fixed number: the advisory lock of imports, which take turns, so that two with the same new product both succeed.
 * An engine may ignore it.
 */
const IMPORT_LOCK = 4_815_162_344

/** In milliseconds, for one picture. */
const PICTURE_TIMEOUT = 20_000

// Products are compared and written in batches of this many, or of this many specifications and pictures.
const BATCH_PRODUCTS = 200
const BATCH_PARTS = 5000

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
  const rules = { timeout: PICTURE_TIMEOUT, largest: LARGEST_PICTURE, allowPrivate: options.allowPrivate }
  const pictures = await findPictures(file, {
    db,
    folder,
    library: new PictureLibrary(folder, files, options.fetch ? rules : null),
    onProgress: (done) => {
      options.onProgress({ step: 'pictures', done, total: file.rows })
    },
  })
  const work = async (tx: Transaction) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    // a new one for each attempt, so that retried transactions count nothing twice
    const report = emptyReport(file, options.dryRun, pictures.report)
    const run = {
      db: tx,
      file,
      categories: await Categories.load(tx),
      paths: pictures.paths,
      report,
      words: new WordCounts(),
    }
    await writeProducts(run, (done) => {
      options.onProgress({ step: 'products', done, total: file.lastLines.size })
    })
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

function emptyReport(file: ProductFile, dryRun: boolean, pictures: ImportReport['pictures']): ImportReport {
  return {
    file: file.layout.name,
    dryRun,
    rows: file.rows,
    products: { added: 0, changed: 0, unchanged: 0, hidden: 0, refused: 0 },
    specifications: 0,
    categoriesAdded: [],
    pictures,
    refused: [],
    uncounted: 0,
    free: [],
    duration: 0,
  }
}

interface Run {
  db: Transaction
  file: ProductFile
  categories: Categories
  paths: ReadonlyMap<string, string>
  report: ImportReport
  words: WordCounts
}

async function writeProducts(run: Run, onProgress: (done: number) => void): Promise<void> {
  const { report } = run
  const refuse: Refuse = (line, handle, reason) => {
    report.refused.push({ line, handle, reason })
  }
  let batch: FileProduct[] = []
  let parts = 0
  let done = 0
  for await (const rows of readProducts(run.file, refuse)) {
    done++
    const product = fileProduct(rows, refuse)
    if (product === null) {
      report.products.refused++
      continue
    }
    batch.push(product)
    parts += product.specifications.length + product.pictures.length
    if (batch.length >= BATCH_PRODUCTS || parts >= BATCH_PARTS) {
      await writeBatch(run, batch)
      batch = []
      parts = 0
      onProgress(done)
    }
  }
  await writeBatch(run, batch)
  await run.words.save(run.db)
  onProgress(done)
}

async function writeBatch(
  { db, categories, paths, report, words }: Run,
  batch: readonly FileProduct[],
): Promise<void> {
  if (batch.length === 0) return
  const plan = async (product: FileProduct, there: ShopProduct | undefined) => {
    const title = product.category ?? (there === undefined ? serverKa['server.otherCategory'] : null)
    const category = title === null ? null : await categories.named(title)
    if (category?.added) report.categoriesAdded.push(category.title)
    const knownCategory = categories.titleOf(there?.product.categoryId ?? null)
    return planProduct(product, there, { category, knownCategory, paths })
  }
  const handles = batch.map(({ handle }) => handle)
  const known = await loadProducts(db, handles)
  const changing: { product: FileProduct; planned: ProductPlan }[] = []
  for (const product of batch) {
    const planned = await plan(product, known.get(product.handle))
    if (planned.outcome === 'unchanged') count(report, product, 'unchanged')
    else changing.push({ product, planned })
  }
  // Read again under a lock, since another import may have changed them meanwhile: the words of a product must be taken
  // back as they are counted. Unchanged products aren't locked, so their orders don't wait for the import.
  const locked = await lockProducts(
    db,
    changing.map(({ product }) => product.handle),
  )
  const plans: ProductPlan[] = []
  const stocks: StockChange[] = []
  for (const { product, planned: first } of changing) {
    const there = locked.get(product.handle)
    const planned = there === undefined && first.outcome === 'added' ? first : await plan(product, there)
    plans.push(planned)
    if (planned.outcome !== 'unchanged') {
      if (there !== undefined) words.remove(there.product)
      words.add(planned.product)
      stocks.push(...stockChanges(planned.product.id, there, planned))
    }
    count(report, product, planned.outcome)
  }
  const edited = plans
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map((planned) => ({ ...planned, known: locked.get(planned.product.handle) ?? null }))
  const cuts = await cutsOfEdited(db, edited)
  await savePlans(
    db,
    edited.map((each) => ({ ...each, ...pricedRows(each, cuts) })),
  )
  await recordMovements(db, stocks, { reason: 'import' })
}

function count(report: ImportReport, product: FileProduct, outcome: 'added' | 'changed' | 'unchanged'): void {
  report.products[outcome]++
  if (!product.published) report.products.hidden++
  report.specifications += product.specifications.length
  report.uncounted += product.uncounted
  const free = product.specifications.filter(({ priceTetri }) => priceTetri === 0).map(({ line }) => line)
  if (free.length > 0) report.free.push(...free)
  else if (product.priceTetri === 0) report.free.push(product.line)
}
