import type { Tetri } from '@dukani/contracts'
import { HIGHEST_STOCK, HIGHEST_TETRI } from './limits.ts'
import { englishReason, type Reason } from './reason.ts'

/** An invalid cell; `reason` completes a sentence about the row, the message is the same in English. */
export class InvalidCellError extends Error {
  override name = 'InvalidCellError'
  readonly reason: Reason

  constructor(key: Reason['key'], values: Reason['values'] = {}) {
    const reason = { key, values }
    super(englishReason(reason))
    this.reason = reason
  }
}

/**
 * An amount: `36`, `36.5`, `36.00`, `36,50` (spreadsheets with a comma), `1,234.50`. null when empty.
 * Forms that two countries read differently, like `1,234`, are refused rather than guessed.
 * @throws InvalidCellError
 */
export function parseAmount(cell: string, column: string): Tetri | null {
  const text = cell.trim()
  if (text === '') return null
  const plain = /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(',', '') : text
  const parts = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain) ?? /^(\d{1,12})\.(\d{2})0+$/.exec(plain)
  if (parts === null) throw new InvalidCellError('catalogueFile.notAmount', { column, text: shown(text) })
  const tetri = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  if (tetri > HIGHEST_TETRI)
    throw new InvalidCellError('catalogueFile.tooLarge', { column, text: shown(text) })
  return tetri
}

/**
 * A whole number of pieces, negative if more were sold than there were. null when empty.
 * @throws InvalidCellError
 */
export function parseQuantity(cell: string, column: string): number | null {
  const text = cell.trim()
  if (text === '') return null
  if (!/^[-\u2212]?\d{1,12}(\.0+)?$/.test(text)) {
    throw new InvalidCellError('catalogueFile.notWhole', { column, text: shown(text) })
  }
  const quantity = Math.trunc(Number(text.replace('\u2212', '-')))
  if (quantity > HIGHEST_STOCK)
    throw new InvalidCellError('catalogueFile.tooLarge', { column, text: shown(text) })
  return quantity
}

/**
 * `true` or `false` in any case, also as 1 and 0, yes and no. null when empty.
 * @throws InvalidCellError
 */
export function parseFlag(cell: string, column: string): boolean | null {
  switch (cell.trim().toLowerCase()) {
    case '':
      return null
    case 'true':
    case 'yes':
    case '1':
      return true
    case 'false':
    case 'no':
    case '0':
      return false
    default:
      throw new InvalidCellError('catalogueFile.notFlag', { column, text: shown(cell.trim()) })
  }
}

/** @throws InvalidCellError if the text is longer than the shop stores */
export function checkLength(text: string, longest: number, column: string): string {
  if (text.length > longest) {
    throw new InvalidCellError('catalogueFile.tooLong', { column, length: text.length, most: longest })
  }
  return text
}

/** A cell as a reason shows it: its beginning, if it is long. */
export function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
