import type { Language, ServerTranslate } from '@dukani/i18n'

/** An invoice or a packing slip, ready for printing: all its texts are final, and it can be sent to another thread. */
export interface Paper {
  language: Language
  title: string
  /** the title of a PDF that has several of these */
  severalTitle: string
  /** the day of the order */
  date: string
  /** a notice at the top: that the order was cancelled */
  notice: string | null
  parties: readonly Party[]
  columns: Columns
  lines: readonly PaperLine[]
  /** what a promotion code took off; null: none was used */
  discount: { label: string; amount: string } | null
  /** the sum, or how many pieces there are */
  total: { label: string; amount: string }
  /** the text at the foot of each page; `{page}` and `{pages}` are filled in when it is printed */
  pageText: string
  /** when the order was made, never when it is printed, so that an order's invoice stays the same to the byte */
  madeAt: Date
}

/** A block of facts under a heading. */
export interface Party {
  heading: string
  name: string
  facts: readonly string[]
}

/** The texts of the columns, or of their headings; null: the paper doesn't have the column. */
export interface Columns {
  number: string
  product: string
  quantity: string
  price: string | null
  sum: string | null
}

export interface PaperLine extends Columns {
  /** null: the product had none to choose from */
  specification: string | null
}

/** The language of the reader. */
export interface PaperReader {
  language: Language
  t: ServerTranslate
}
