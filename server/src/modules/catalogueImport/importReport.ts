/** A part of the file that was refused. */
export interface RefusedRow {
  line: number
  /** empty when the row names none */
  handle: string
  reason: string
}

/** A picture that couldn't be loaded. */
export interface MissingPicture {
  line: number
  src: string
  reason: string
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
