import type { Tetri } from '@dukani/contracts'
import { htmlToText } from './html.ts'
import type { ProductRows } from './productFile.ts'
import type { PictureRow, ProductRow, Refuse, VariantRow } from './rows.ts'

/** A specification as the file describes it. */
export interface FileSpecification {
  line: number
  value: string
  sku: string
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
  /** null: not given, so a known product keeps its category */
  category: string | null
  published: boolean
  priceTetri: Tetri
  oldPriceTetri: Tetri | null
  /** of a product without specifications; null: the shop's stock stays as it is */
  stock: number | null
  specifications: FileSpecification[]
  pictures: PictureRow[]
  /** false if some of its rows were refused: missing variants and pictures may still be wanted */
  complete: boolean
  /** variants whose stock Shopify doesn't track */
  uncounted: number
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
    refuse(first.line, handle, 'its product has no Title')
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
    refuse(first.line, handle, noPrice(kept, before))
    return null
  }
  return {
    handle,
    line: first.line,
    name,
    description: htmlToText(firstGiven(rows, (row) => row.body) ?? ''),
    category: firstGiven(rows, (row) => row.type) ?? null,
    published: rows.find((row) => row.published !== null)?.published ?? true,
    ...price,
    stock: plain ? only.stock : null,
    specifications: plain ? [] : kept.map(specification),
    pictures: pictures(rows),
    complete: before === 0 && kept.length === variants.length,
    uncounted: kept.filter((variant) => variant.uncounted).length,
  }
}

function firstGiven(rows: readonly ProductRow[], text: (row: ProductRow) => string): string | undefined {
  return rows.map(text).find((given) => given.trim() !== '')
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
      refuse(
        variant.line,
        handle,
        "its variant has no option value to distinguish it from the product's others",
      )
    } else if (line !== undefined) {
      refuse(variant.line, handle, `its variant "${value}" is already in line ${line} already`)
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

function noPrice(kept: readonly VariantRow[], refused: number): string {
  if (kept.length === 0) {
    return refused > 0
      ? 'none of its product’s variants can be imported'
      : 'its product has no variant and no price'
  }
  return kept.length === 1 ? 'its product has no price' : 'none of its product’s variants has a price'
}

function specification(variant: VariantRow): FileSpecification {
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
