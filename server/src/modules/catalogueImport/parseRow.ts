import type { Tetri } from '@dukani/contracts'
import type { Column } from './csv/columns.ts'
import type { CsvLayout } from './csv/openCsv.ts'
import { fromText } from './csv/formulas.ts'
import type { CsvRow } from './csv/readRows.ts'
import { LONGEST, UNCOUNTED_STOCK } from './limits.ts'
import type { Reason } from './reason.ts'
import { tidyLine } from './text.ts'
import { InvalidCellError, parseAmount, parseFlag, parseQuantity, checkLength } from './values.ts'

/** The purchasable variant of a row. */
export interface VariantRow {
  line: number
  optionName: string
  /** the options that are given, in the columns' order */
  optionValues: string[]
  sku: string
  /** '' if it isn't given; not checked */
  barcode: string
  priceTetri: Tetri | null
  /** what it was before, when that was more */
  oldPriceTetri: Tetri | null
  /** null: not given, so the shop's stock stays as it is */
  stock: number | null
  /** Shopify doesn't track its stock */
  uncounted: boolean
}

/** A picture that a row names. */
export interface PictureRow {
  line: number
  src: string
  alt: string
  /** where the file wants it among the product's pictures */
  position: number | null
}

/** A parsed row; its variant may be missing because it was invalid. */
export interface ProductRow {
  line: number
  handle: string
  title: string
  /** still HTML */
  body: string
  /** the texts in English; '': not given */
  titleEn: string
  /** still HTML */
  bodyEn: string
  type: string
  /** null: not given */
  published: boolean | null
  shopPriceTetri: Tetri | null
  shopOldPriceTetri: Tetri | null
  variant: VariantRow | null
  /** it has a variant, which is invalid */
  variantRefused: boolean
  picture: PictureRow | null
}

/** Called for everything that is refused. `handle` is empty if the row has none. */
export type Refuse = (line: number, handle: string, reason: Reason) => void

/** The handle of a row; empty if it has none. */
export function handleOf(row: CsvRow, layout: CsvLayout): string {
  return tidyLine(cellOf(row, layout, 'handle'))
}

/**
 * Parses one row. A row of the wrong shape is refused (null). With an invalid variant only that is refused, so that a
 * product that starts in this row isn't lost.
 */
export function parseRow(row: CsvRow, layout: CsvLayout, refuse: Refuse): ProductRow | null {
  const handle = handleOf(row, layout)
  const cell = (column: Column) => cellOf(row, layout, column)
  try {
    if (
      row.cells.length !== layout.width &&
      row.cells.slice(layout.width).some((text) => text.trim() !== '')
    ) {
      throw new InvalidCellError('catalogueFile.tooManyCells', {
        cells: row.cells.length,
        width: layout.width,
      })
    }
    if (row.cells.length < layout.width) {
      throw new InvalidCellError('catalogueFile.tooFewCells', {
        cells: row.cells.length,
        width: layout.width,
      })
    }
    if (handle === '') throw new InvalidCellError('catalogueFile.noHandle')
    checkLength(handle, LONGEST.handle, 'Handle')
    const product: ProductRow = {
      line: row.line,
      handle,
      title: checkLength(tidyLine(cell('title')), LONGEST.title, 'Title'),
      body: checkLength(cell('body'), LONGEST.description, 'description'),
      titleEn: checkLength(tidyLine(cell('titleEn')), LONGEST.title, 'Title EN'),
      bodyEn: checkLength(cell('bodyEn'), LONGEST.description, 'Body EN'),
      type: checkLength(tidyLine(cell('type')), LONGEST.category, 'Type'),
      published: publishedOf(cell('published'), cell('status')),
      shopPriceTetri: parseAmount(cell('shopPrice'), 'price'),
      shopOldPriceTetri: parseAmount(cell('shopCompareAtPrice'), 'compare at price'),
      variant: null,
      variantRefused: false,
      picture: pictureOf(row.line, cell),
    }
    withVariant(product, layout, cell, refuse)
    if (
      product.title === '' &&
      product.picture === null &&
      product.variant === null &&
      !product.variantRefused
    ) {
      throw new InvalidCellError('catalogueFile.emptyRow')
    }
    return product
  } catch (error) {
    if (!(error instanceof InvalidCellError)) throw error
    refuse(row.line, handle, error.reason)
    return null
  }
}

function cellOf(row: CsvRow, layout: CsvLayout, column: Column): string {
  const place = layout.places.get(column)
  return place === undefined ? '' : fromText(row.cells[place] ?? '')
}

function publishedOf(published: string, status: string): boolean | null {
  const flag = parseFlag(published, 'Published')
  const state = status.trim().toLowerCase()
  return state !== '' && state !== 'active' ? false : flag
}

function pictureOf(line: number, cell: (column: Column) => string): PictureRow | null {
  const src = checkLength(cell('imageSrc').trim(), LONGEST.imageAddress, 'picture address')
  if (src === '') return null
  return {
    line,
    src,
    alt: checkLength(tidyLine(cell('imageAlt')), LONGEST.imageAlt, 'picture text'),
    position: parseQuantity(cell('imagePosition'), 'Image Position'),
  }
}

function withVariant(
  product: ProductRow,
  layout: CsvLayout,
  cell: (column: Column) => string,
  refuse: Refuse,
): void {
  const optionValues = ([1, 2, 3] as const)
    .map((number) => tidyLine(cell(`option${number}Value`)))
    .filter((value) => value !== '')
  const isGiven =
    optionValues.length > 0 ||
    (['sku', 'price', 'quantity'] as const).some((name) => cell(name).trim() !== '')
  if (!isGiven) return
  try {
    const priceTetri = parseAmount(cell('price'), 'price')
    const compareAt = parseAmount(cell('compareAtPrice'), 'compare at price')
    checkLength(optionValues.join(' / '), LONGEST.optionValues, 'option values')
    product.variant = {
      line: product.line,
      optionName: tidyLine(cell('option1Name')),
      optionValues,
      sku: checkLength(tidyLine(cell('sku')), LONGEST.sku, 'SKU'),
      // Shopify's own exports have a ' before it, so that spreadsheets keep all digits.
      barcode: tidyLine(cell('barcode')).replace(/^'/, ''),
      priceTetri,
      oldPriceTetri: priceTetri !== null && compareAt !== null && compareAt > priceTetri ? compareAt : null,
      ...stockOf(layout, cell),
    }
  } catch (error) {
    if (!(error instanceof InvalidCellError)) throw error
    refuse(product.line, product.handle, error.reason)
    product.variantRefused = true
  }
}

function stockOf(
  layout: CsvLayout,
  cell: (column: Column) => string,
): Pick<VariantRow, 'stock' | 'uncounted'> {
  const quantity = parseQuantity(cell('quantity'), 'quantity')
  if (['continue', 'true'].includes(cell('policy').trim().toLowerCase())) {
    return { stock: Math.max(UNCOUNTED_STOCK, quantity ?? 0), uncounted: true }
  }
  if (layout.places.has('tracker') && cell('tracker').trim() === '') {
    return { stock: UNCOUNTED_STOCK, uncounted: true }
  }
  return { stock: quantity === null ? null : Math.max(0, quantity), uncounted: false }
}
