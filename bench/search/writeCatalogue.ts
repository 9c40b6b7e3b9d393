// Writes made-up products as a Shopify product CSV: node bench/search/writeCatalogue.ts 1000000 > products.csv
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeRow } from '../../server/src/modules/catalogueImport/csv/writeRow.ts'
import { benchProducts, type BenchProduct } from './catalogue.ts'

const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
]

const TETRI_PER_LARI = 100
const PRODUCTS_PER_WRITE = 500

function productRows(product: BenchProduct): string {
  const { handle, name, description, category, specificationValues, priceTetri, stock } = product
  const first = [name, description, category, 'true']
  const sold = ['shopify', String(stock), 'deny', (priceTetri / TETRI_PER_LARI).toFixed(2)]
  if (specificationValues.length === 0) return writeRow([handle, ...first, 'Title', 'Default Title', ...sold])
  return specificationValues
    .map((value, index) => {
      const told = index === 0 ? [...first, 'ვარიანტი'] : first.map(() => '').concat('')
      return writeRow([handle, ...told, value, ...sold])
    })
    .join('')
}

function* csv(count: number): Generator<string> {
  let text = writeRow(HEADER)
  for (const product of benchProducts(count)) {
    text += productRows(product)
    if ((product.number + 1) % PRODUCTS_PER_WRITE !== 0) continue
    yield text
    text = ''
  }
  yield text
}

const [given = ''] = process.argv.slice(2)
if (/^[1-9]\d*$/.test(given)) {
  try {
    await pipeline(Readable.from(csv(Number(given))), process.stdout)
  } catch (error) {
    // A reader that has seen enough, such as `head`, isn't a failure.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
} else {
  console.error('usage: node bench/search/writeCatalogue.ts COUNT > products.csv')
  process.exitCode = 2
}
