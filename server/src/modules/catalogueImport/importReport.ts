/** Something of the file that was not taken. */
export interface RefusedRow {
  line: number
  /** empty when the row names none */
  handle: string
  reason: string
}

/** A picture that could not be had. */
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
  /** variants that Shopify sells without counting */
  uncounted: number
  /** lines of products and variants that cost nothing */
  free: number[]
  /** in milliseconds */
  duration: number
}

/** How far an import has come. `total` is exact. */
export interface ImportProgress {
  step: 'pictures' | 'products'
  done: number
  total: number
}
