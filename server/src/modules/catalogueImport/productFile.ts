import { openCsv, type CsvLayout } from './csv/openCsv.ts'
import { readRows } from './csv/readRows.ts'
import { CatalogueFileError } from './catalogueFileError.ts'
import { handleOf, parseRow, type ProductRow, type Refuse } from './parseRow.ts'

/** A product file that was read once, so that its size is known and it can certainly be parsed. */
export interface ProductFile {
  layout: CsvLayout
  rows: number
  /** the line of each handle's last row, after which its product is whole */
  lastLines: ReadonlyMap<string, number>
}

/** All rows of one product, wherever they are in the file. */
export interface ProductRows {
  handle: string
  rows: ProductRow[]
  /** rows that were refused as a whole; their contents are unknown */
  lost: number
}

/**
 * Reads a product file once, to find anything that stops the whole import before it changes something.
 * @throws CatalogueFileError
 */
export async function openProductFile(path: string): Promise<ProductFile> {
  const layout = await openCsv(path)
  const lastLines = new Map<string, number>()
  let rows = 0
  for await (const row of readRows(layout)) {
    rows++
    lastLines.set(handleOf(row, layout), row.line)
  }
  lastLines.delete('')
  if (rows === 0)
    throw new CatalogueFileError(`${layout.name} has a header but no rows.`, {
      reason: { key: 'catalogueFile.file.noRows', values: {} },
    })
  return { layout, rows, lastLines }
}

/**
 * Yields the file's products one after another, each as soon as its last row is read. Memory holds only the unfinished
 * products: one, unless the rows of a product are scattered.
 */
export async function* readProducts(file: ProductFile, refuse: Refuse): AsyncGenerator<ProductRows> {
  const open = new Map<string, ProductRows>()
  for await (const row of readRows(file.layout)) {
    const parsed = parseRow(row, file.layout, refuse)
    const handle = handleOf(row, file.layout)
    if (handle === '') continue
    const product = open.get(handle) ?? { handle, rows: [], lost: 0 }
    if (parsed === null) product.lost++
    else product.rows.push(parsed)
    if (file.lastLines.get(handle) === row.line) {
      open.delete(handle)
      yield product
    } else {
      open.set(handle, product)
    }
  }
}
