/** The columns of Shopify's export that say something to a shop, and two that don't. */
export const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Status',
  'Dukani / Title EN',
  'Dukani / Body EN (HTML)',
] as const

export type Cells = Partial<Record<(typeof HEADER)[number], string>>

interface Format {
  separator?: string
  lineEnd?: string
}

/** A line of CSV. */
export function lineOf(cells: readonly string[], { separator = ',', lineEnd = '\n' }: Format = {}): string {
  const quoted = cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return quoted.join(separator) + lineEnd
}

/** A whole file of these rows; the header is line 1. */
export function csvOf(rows: readonly Cells[], format: Format = {}): string {
  return [HEADER, ...rows.map((row) => HEADER.map((column) => row[column] ?? ''))]
    .map((cells) => lineOf(cells, format))
    .join('')
}

/** The first row of a product without options: one thing, ten pieces, 25 lari. */
export function plainRow(cells: Cells = {}): Cells {
  return {
    Handle: 'satsebeli',
    Title: 'ტყემლის საწებელი',
    Type: 'საკვები',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '10',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '25.00',
    ...cells,
  }
}

/** A row that adds a variant to a product. */
export function variantRow(cells: Cells): Cells {
  return {
    Handle: 'satsebeli',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '5',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '30.00',
    ...cells,
  }
}
