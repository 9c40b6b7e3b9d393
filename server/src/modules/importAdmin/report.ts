import type { CatalogueImport, ImportReportCounts } from '@dukani/contracts'
import type { ImportReport } from '../catalogueImport/importReport.ts'

export const EMPTY_REPORT: ImportReportCounts = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  hidden: 0,
  categories: [],
  pictures_new: 0,
  pictures_missing: 0,
  refused_rows: 0,
  warnings: 0,
  uncounted: 0,
  problems: 0,
}

/** The progress of an import. */
export type StoredProgress = NonNullable<CatalogueImport['progress']>

/** Adds the counts of a batch to those of an import. */
export function withBatch(
  counts: ImportReportCounts,
  { products, categoriesAdded, refused, warnings, free, uncounted }: ImportReport,
): ImportReportCounts {
  return {
    ...counts,
    added: counts.added + products.added,
    changed: counts.changed + products.changed,
    unchanged: counts.unchanged + products.unchanged,
    skipped: counts.skipped + products.refused,
    hidden: counts.hidden + products.hidden,
    // A dry run adds no category, so several batches can report the same one as new.
    categories: [...new Set([...counts.categories, ...categoriesAdded])],
    refused_rows: counts.refused_rows + new Set(refused.map(({ line }) => line)).size,
    warnings: counts.warnings + warnings.length + free.length,
    uncounted: counts.uncounted + uncounted,
    problems: counts.problems + refused.length + warnings.length + free.length,
  }
}
