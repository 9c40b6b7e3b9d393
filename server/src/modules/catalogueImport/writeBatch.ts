import { serverKa } from '@dukani/i18n'
import type { Transaction } from '../../db/database.ts'
import { cutsOfEdited, pricedRows } from '../promotions/editedPrices.ts'
import type { WordCounts } from '../search/wordCounts.ts'
import { recordMovements, stockChanges, type StockChange } from '../stock/movements.ts'
import { loadProducts, lockProducts, savePlans, type Categories } from './catalogueStore.ts'
import type { FileProduct } from './fileProduct.ts'
import { barcodeOwners, lockBarcodes, type BarcodeOwners } from './freeBarcodes.ts'
import type { ImportReport } from './importReport.ts'
import { planProduct, type ProductPlan, type ShopProduct } from './planProduct.ts'
import type { ProductBatch } from './productBatches.ts'

/** What the batches of one import share. */
export interface BatchRun {
  db: Transaction
  categories: Categories
  /** the paths of the pictures that were loaded, by their addresses */
  paths: ReadonlyMap<string, string>
  /** barcodes that products of the file were given, with these products' handles */
  claimed: Map<string, string>
  /** counts what is done */
  report: ImportReport
  words: WordCounts
  /** the member of the staff who imports */
  authorId?: string | undefined
}

/** Writes a batch of products, and adds what was done to the report. */
export async function writeBatch(run: BatchRun, { products: batch, ...read }: ProductBatch): Promise<void> {
  const { db, categories, paths, claimed, report, words, authorId } = run
  report.refused.push(...read.refused)
  report.products.refused += read.refusedProducts
  if (batch.length === 0) return
  const plan = async (product: FileProduct, there: ShopProduct | undefined, owners: BarcodeOwners) => {
    const title = product.category ?? (there === undefined ? serverKa['server.otherCategory'] : null)
    const category = title === null ? null : await categories.named(title)
    if (category?.added) report.categoriesAdded.push(category.title)
    const knownCategory = categories.titleOf(there?.product.categoryId ?? null)
    const isFree = (code: string) =>
      [owners.get(code), claimed.get(code)].every((owner) => (owner ?? product.handle) === product.handle)
    const planned = planProduct(product, there, { category, knownCategory, paths, isFree })
    for (const { code } of [product, ...product.specifications].flatMap(({ barcode }) => barcode ?? []))
      if (isFree(code)) claimed.set(code, product.handle)
    return planned
  }
  const handles = batch.map(({ handle }) => handle)
  const known = await loadProducts(db, handles)
  const owners = await barcodeOwners(db, batch)
  const changing: { product: FileProduct; planned: ProductPlan }[] = []
  for (const product of batch) {
    const planned = await plan(product, known.get(product.handle), owners)
    if (planned.outcome === 'unchanged') count(report, product, planned)
    else changing.push({ product, planned })
  }
  // Read again under a lock, because another import may have changed the products meanwhile, and exactly the words that
  // were counted must be subtracted. Unchanged products aren't locked, so their orders don't wait for the import.
  const locked = await lockProducts(
    db,
    changing.map(({ product }) => product.handle),
  )
  const lockedOwners = await lockBarcodes(
    db,
    changing.map(({ product }) => product),
    owners,
  )
  const plans: ProductPlan[] = []
  const stocks: StockChange[] = []
  for (const { product, planned: first } of changing) {
    const there = locked.get(product.handle)
    const isSame = there === undefined && first.outcome === 'added' && lockedOwners === owners
    const planned = isSame ? first : await plan(product, there, lockedOwners)
    plans.push(planned)
    if (planned.outcome !== 'unchanged') {
      if (there !== undefined) words.remove(there.product)
      words.add(planned.product)
      stocks.push(...stockChanges(planned.product.id, there, planned))
    }
    count(report, product, planned)
  }
  const edited = plans
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map((planned) => ({ ...planned, known: locked.get(planned.product.handle) ?? null }))
  const cuts = await cutsOfEdited(db, edited)
  await savePlans(
    db,
    edited.map((each) => ({ ...each, ...pricedRows(each, cuts) })),
  )
  await recordMovements(db, stocks, { reason: 'import', ...(authorId !== undefined && { authorId }) })
}

function count(report: ImportReport, product: FileProduct, { outcome, takenBarcodes }: ProductPlan): void {
  report.products[outcome]++
  if (!product.published) report.products.hidden++
  report.specifications += product.specifications.length
  report.uncounted += product.uncounted
  const { handle } = product
  report.warnings.push(
    ...product.warnings,
    ...takenBarcodes.map(({ line, code }) => {
      const reason = { key: 'catalogueFile.barcodeTaken', values: { text: code } } as const
      return { line, handle, reason }
    }),
  )
  const free = product.specifications.filter(({ priceTetri }) => priceTetri === 0).map(({ line }) => line)
  if (free.length > 0) report.free.push(...free)
  else if (product.priceTetri === 0) report.free.push(product.line)
}
