/**
 * The columns that the importer reads, each with the names it goes by: first the one of Shopify's export, then
 * that of Shopify's newer template. Upper and lower case and surrounding spaces make no difference.
 */
const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  type: ['Type', 'Product Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Value: ['Option2 Value'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  titleEn: ['Dukani / Title EN'],
  bodyEn: ['Dukani / Body EN (HTML)'],
  shopPrice: ['Dukani / Price'],
  shopCompareAtPrice: ['Dukani / Compare At Price'],
} as const satisfies Record<string, readonly string[]>

/** A column by the name this module knows it by. */
export type Column = keyof typeof NAMES

/** Rows without these columns can't be assigned to a product. */
const NEEDED: readonly Column[] = ['handle', 'title']

/** Where each known column stands in a file. */
export type ColumnPlaces = ReadonlyMap<Column, number>

const plain = (name: string) => name.trim().toLowerCase()

const KNOWN = new Map<string, Column>(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name): [string, Column] => [plain(name), column as Column]),
  ),
)

/** Finds the known columns of a header. If a name occurs twice, the first column counts. */
export function placeColumns(header: readonly string[]): ColumnPlaces {
  const places = new Map<Column, number>()
  header.forEach((name, index) => {
    const column = KNOWN.get(plain(name))
    if (column !== undefined && !places.has(column)) places.set(column, index)
  })
  return places
}

/** The required columns that a product file lacks. */
export function missingColumns(places: ColumnPlaces): string[] {
  return NEEDED.filter((column) => !places.has(column)).map((column) => NAMES[column][0])
}
