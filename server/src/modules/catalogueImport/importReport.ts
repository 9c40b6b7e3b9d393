import type { Reason } from './reason.ts'

/** A part of the file that was refused or left out. */
export interface RefusedRow {
  line: number
  /** empty when the row names none */
  handle: string
  reason: Reason
}

/** A picture that couldn't be loaded. */
export interface MissingPicture {
  line: number
  src: string
  reason: Reason
}

/** What an import did, or with --dry-run would have done. */
export interface ImportReport {
  file: string
  dryRun: boolean
  rows: number
  products: { added: number; changed: number; unchanged: number; hidden: number; refused: number }
  specifications: number
  categoriesAdded: string[]
  pictures: { named: number; had: number; added: number; missing: MissingPicture[] }
  refused: RefusedRow[]
  /** parts of imported products that were left out, such as wrong barcodes */
  warnings: RefusedRow[]
  /** variants whose stock Shopify doesn't track */
  uncounted: number
  /** lines of products and variants that cost nothing */
  free: number[]
  /** in milliseconds */
  duration: number
}

/** The progress of an import. `total` is exact. */
export interface ImportProgress {
  step: 'pictures' | 'products'
  done: number
  total: number
}

/** The report of an import that has done nothing yet. */
export function emptyReport(file: string, dryRun: boolean, rows: number): ImportReport {
  return {
    file,
    dryRun,
    rows,
    products: { added: 0, changed: 0, unchanged: 0, hidden: 0, refused: 0 },
    specifications: 0,
    categoriesAdded: [],
    pictures: { named: 0, had: 0, added: 0, missing: [] },
    refused: [],
    warnings: [],
    uncounted: 0,
    free: [],
    duration: 0,
  }
}
