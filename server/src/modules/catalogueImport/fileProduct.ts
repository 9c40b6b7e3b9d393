import { isBarcode, storedBarcode, type Tetri } from '@dukani/contracts'
import { htmlToText } from './html.ts'
import type { RefusedRow } from './importReport.ts'
import type { ProductRows } from './productFile.ts'
import type { Reason } from './reason.ts'
import type { PictureRow, ProductRow, Refuse, VariantRow } from './parseRow.ts'
import { shown } from './values.ts'

/** A barcode of the file. */
export interface FileBarcode {
  line: number
  /** as it would be stored */
  code: string
}

/** A specification as the file describes it. */
export interface FileSpecification {
  line: number
  value: string
  sku: string
  barcode: FileBarcode | null
  /** null: shown as not available */
  priceTetri: Tetri | null
  oldPriceTetri: Tetri | null
  /** null: the shop's stock stays as it is, 0 for a new one */
  stock: number | null
}

/** A product as the file describes it. */
export interface FileProduct {
  handle: string
  line: number
  name: string
  description: string
  /** the texts in English; null: not given, so a known product keeps its own */
  nameEn: string | null
  descriptionEn: string | null
  /** null: not given, so a known product keeps its category */
  category: string | null
  published: boolean
  priceTetri: Tetri
  oldPriceTetri: Tetri | null
  /** of a product without specifications; null: the shop's stock stays as it is */
  stock: number | null
  /** of a product without specifications; null: what the shop has stays */
  barcode: FileBarcode | null
  specifications: FileSpecification[]
  pictures: PictureRow[]
  /** false if some of its rows were refused: missing variants and pictures may still be wanted */
  complete: boolean
  /** variants whose stock Shopify doesn't track */
  uncounted: number
  /** parts of it that are left out, though it is imported */
  warnings: RefusedRow[]
}

type ListPrice = Pick<FileProduct, 'priceTetri' | 'oldPriceTetri'>

/** Shopify's name for the only variant of a product without options. */
const PLACEHOLDER_NAME = 'title'
const PLACEHOLDER_VALUE = 'default title'

/** Builds a product from its rows. null, with a reason, if nothing sellable is left. */
export function fileProduct(product: ProductRows, refuse: Refuse): FileProduct | null {
  const { handle, rows } = product
  const first = rows[0]
  if (first === undefined) return null
  const name = firstGiven(rows, (row) => row.title)
  if (name === undefined) {
    refuse(first.line, handle, { key: 'catalogueFile.noTitle', values: {} })
    return null
  }
  const before = rows.filter((row) => row.variantRefused).length + product.lost
  const variants = rows.map((row) => row.variant).filter((variant) => variant !== null)
  const [only] = variants
  const plain = before === 0 && variants.length === 1 && only !== undefined && isPlaceholder(only)
  const kept = plain ? variants : distinct(variants, handle, refuse)
  const given = plain ? undefined : rows.find((row) => row.shopPriceTetri !== null)
  const price = given ? shopPrice(given) : lowestPrice(kept)
  if (price === null) {
    refuse(first.line, handle, { key: noPrice(kept, before), values: {} })
    return null
  }
  const warnings: RefusedRow[] = []
  const barcode = ({ line, barcode: text }: VariantRow): FileBarcode | null => {
    if (text === '') return null
    if (isBarcode(text)) return { line, code: storedBarcode(text) }
    const reason = { key: 'catalogueFile.barcodeInvalid', values: { text: shown(text) } } as const
    warnings.push({ line, handle, reason })
    return null
  }
  return {
    handle,
    line: first.line,
    name,
    description: htmlToText(firstGiven(rows, (row) => row.body) ?? ''),
    nameEn: firstGiven(rows, (row) => row.titleEn) ?? null,
    descriptionEn: givenText(rows),
    category: firstGiven(rows, (row) => row.type) ?? null,
    published: rows.find((row) => row.published !== null)?.published ?? true,
    ...price,
    stock: plain ? only.stock : null,
    barcode: plain ? barcode(only) : null,
    specifications: plain
      ? []
      : kept.map((variant) => ({ ...specification(variant), barcode: barcode(variant) })),
    pictures: pictures(rows),
    complete: before === 0 && kept.length === variants.length,
    uncounted: kept.filter((variant) => variant.uncounted).length,
    warnings,
  }
}

function firstGiven(rows: readonly ProductRow[], text: (row: ProductRow) => string): string | undefined {
  return rows.map(text).find((given) => given.trim() !== '')
}

function givenText(rows: readonly ProductRow[]): string | null {
  const html = firstGiven(rows, (row) => row.bodyEn)
  return html === undefined ? null : htmlToText(html)
}

function isPlaceholder({ optionName, optionValues }: VariantRow): boolean {
  if (optionValues.length > 1) return false
  if (optionName.toLowerCase() === PLACEHOLDER_NAME) return true
  return optionName === '' && (optionValues[0] ?? PLACEHOLDER_VALUE).toLowerCase() === PLACEHOLDER_VALUE
}

const valueOf = (variant: VariantRow) => variant.optionValues.join(' / ')

/** The variants with distinct values; the others are refused. */
function distinct(variants: readonly VariantRow[], handle: string, refuse: Refuse): VariantRow[] {
  const lines = new Map<string, number>()
  return variants.filter((variant) => {
    const value = valueOf(variant)
    const line = lines.get(value)
    if (value === '') {
      refuse(variant.line, handle, { key: 'catalogueFile.noOption', values: {} })
    } else if (line !== undefined) {
      refuse(variant.line, handle, { key: 'catalogueFile.repeatedVariant', values: { value, line } })
    } else {
      lines.set(value, variant.line)
      return true
    }
    return false
  })
}

function shopPrice(row: ProductRow): ListPrice | null {
  if (row.shopPriceTetri === null) return null
  const higher = row.shopOldPriceTetri !== null && row.shopOldPriceTetri > row.shopPriceTetri
  return { priceTetri: row.shopPriceTetri, oldPriceTetri: higher ? row.shopOldPriceTetri : null }
}

/** The price that a list shows: that of the cheapest variant, or null if none has a price. */
export function lowestPrice(
  variants: readonly { priceTetri: Tetri | null; oldPriceTetri: Tetri | null }[],
): ListPrice | null {
  let lowest: ListPrice | null = null
  for (const { priceTetri, oldPriceTetri } of variants) {
    if (priceTetri !== null && (lowest === null || priceTetri < lowest.priceTetri)) {
      lowest = { priceTetri, oldPriceTetri }
    }
  }
  return lowest
}

function noPrice(kept: readonly VariantRow[], refused: number): Reason['key'] {
  if (kept.length === 0) return refused > 0 ? 'catalogueFile.noneLeft' : 'catalogueFile.nothingToSell'
  return kept.length === 1 ? 'catalogueFile.noPrice' : 'catalogueFile.noPrices'
}

function specification(variant: VariantRow): Omit<FileSpecification, 'barcode'> {
  const { line, sku, priceTetri, oldPriceTetri, stock } = variant
  return { line, value: valueOf(variant), sku, priceTetri, oldPriceTetri, stock }
}

/** Each picture once, in the order of Image Position where that is given. */
function pictures(rows: readonly ProductRow[]): PictureRow[] {
  const found = new Map<string, PictureRow>()
  for (const { picture } of rows) {
    if (picture !== null && !found.has(picture.src)) found.set(picture.src, picture)
  }
  const inFile = [...found.values()]
  return inFile.sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
}
