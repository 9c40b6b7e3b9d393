import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { CatalogueFileError } from '../catalogueFileError.ts'
import { LONGEST_ROW } from '../limits.ts'
import type { CsvLayout } from './openCsv.ts'
import { Utf8Gate } from './utf8Gate.ts'

/** An unparsed row below the header. */
export interface CsvRow {
  /** the line it begins on, the header's being 1 */
  line: number
  cells: string[]
}

interface ParsedRecord {
  record: string[]
  info: { empty_lines: number }
}

/**
 * Reads the rows below the header one after another, holding no more of the file than one row.
 * @throws CatalogueFileError if rows can't be told apart any more (a quote is never closed), or the file isn't UTF-8
 */
export async function* readRows(layout: CsvLayout): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter: layout.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    // a stray quote is text; if it breaks a row, the number of cells shows it
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  const source = createReadStream(layout.path)
  const gate = new Utf8Gate(layout.name)
  let failure: unknown
  pipeline(source, gate, parser, (error) => {
    failure = error
  })

  // csv-parse counts a CRLF inside a quoted cell twice, so the lines are counted here.
  let line = 1
  let emptyLines = 0
  let header = true
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      line += info.empty_lines - emptyLines
      emptyLines = info.empty_lines
      if (!header && record.some((cell) => cell.trim() !== '')) yield { line, cells: record }
      header = false
      line += 1 + record.reduce((sum, cell) => sum + lineBreaks(cell), 0)
    }
  } catch (error) {
    throw explained(failure ?? error, layout, line)
  } finally {
    source.destroy()
  }
}

function lineBreaks(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0
}

function explained(error: unknown, layout: CsvLayout, line: number): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new CatalogueFileError(
      `${layout.name}, line ${line}: a quoted cell begins in this row and never ends. Close its quote and try again.`,
      { reason: { key: 'catalogueFile.file.openQuote', values: { line } } },
    )
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new CatalogueFileError(
      `${layout.name}, line ${line}: this row is longer than ${LONGEST_ROW / 1024 / 1024} MB; ` +
        'probably one of its quotes is never closed.',
      { reason: { key: 'catalogueFile.file.longRow', values: { line, most: LONGEST_ROW / 1024 / 1024 } } },
    )
  }
  return new CatalogueFileError(`${layout.name}, line ${line}: ${error.message}`, {
    reason: { key: 'catalogueFile.file.unreadable', values: { line } },
  })
}
