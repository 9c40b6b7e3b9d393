import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { CatalogueFileError } from '../catalogueFileError.ts'
import { missingColumns, placeColumns, type ColumnPlaces } from './columns.ts'

const DELIMITERS = [',', ';', '\t']

/** Enough of the beginning to hold any header. */
const PEEK = 64 * 1024

/** The layout of a file, read from its beginning. */
export interface CsvLayout {
  path: string
  /** the file's name, for messages */
  name: string
  delimiter: string
  /** how many cells a row must have */
  width: number
  places: ColumnPlaces
}

/**
 * Reads the beginning of a product file, to find its separator and columns.
 * @throws CatalogueFileError when it is not there, not text or not a product CSV; the message says which.
 */
export async function openCsv(path: string): Promise<CsvLayout> {
  const name = basename(path)
  const start = await beginning(path)
  refuseOtherFormats(name, start)
  const header = start.toString('utf8').replace(/^\uFEFF/, '')
  const found = DELIMITERS.map((delimiter) => ({ delimiter, cells: firstRecord(header, delimiter) }))
    .map(({ delimiter, cells }) => ({ delimiter, width: cells.length, places: placeColumns(cells) }))
    .reduce((best, next) => (next.places.size > best.places.size ? next : best))
  const missing = missingColumns(found.places)
  if (missing.length > 0) {
    throw new CatalogueFileError(
      `${name} is not a Shopify product CSV: its first line has no column ${missing
        .map((column) => `"${column}"`)
        .join(' and no ')}. It begins with: ${excerpt(header)}`,
      {
        reason: {
          key: 'catalogueFile.file.columns',
          values: { columns: missing.join(', '), start: excerpt(header) },
        },
      },
    )
  }
  return { path, name, ...found }
}

async function beginning(path: string): Promise<Buffer> {
  const name = basename(path)
  try {
    if ((await stat(path)).isDirectory()) throw new CatalogueFileError(`${path} is a folder, not a file.`)
    const file = await open(path, 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(PEEK), 0, PEEK, 0)
      const start = buffer.subarray(0, bytesRead)
      if (start.toString('utf8').trim() === '')
        throw new CatalogueFileError(`${name} is empty.`, {
          reason: { key: 'catalogueFile.file.empty', values: {} },
        })
      return start
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof CatalogueFileError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new CatalogueFileError(`There is no file ${path}.`, { cause: error })
    if (code === 'EACCES') throw new CatalogueFileError(`This user may not read ${path}.`, { cause: error })
    throw new CatalogueFileError(`${path} can't be read: ${String(error)}`, { cause: error })
  }
}

function refuseOtherFormats(name: string, start: Buffer): void {
  const mark = start.readUIntBE(0, Math.min(2, start.length))
  if (mark === 0xfffe || mark === 0xfeff) {
    throw new CatalogueFileError(`${name} is UTF-16 text. Save it as "CSV UTF-8" and import that.`, {
      reason: { key: 'catalogueFile.file.utf16', values: {} },
    })
  }
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    throw new CatalogueFileError(
      `${name} is an Excel workbook or a ZIP archive. Save it as "CSV UTF-8" and import that.`,
      { reason: { key: 'catalogueFile.file.workbook', values: {} } },
    )
  }
  if (start.includes(0)) {
    throw new CatalogueFileError(
      `${name} is not text: it is another kind of file, or UTF-16. Save it as "CSV UTF-8" and import that.`,
      { reason: { key: 'catalogueFile.file.notText', values: {} } },
    )
  }
}

function firstRecord(text: string, delimiter: string): string[] {
  const records = parse(text, {
    delimiter,
    to: 1,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // the peek may end inside a quoted cell of a later row; only the first record is wanted
    skip_records_with_error: true,
  })
  return records[0] ?? []
}

function excerpt(text: string): string {
  const line = text.trimStart().split(/\r?\n/, 1)[0] ?? ''
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}
