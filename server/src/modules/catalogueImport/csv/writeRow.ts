import { asText } from './formulas.ts'

/** One line of CSV without formulas, quoted only where it must be, with the line end of Shopify's own export. */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(asText(cell))).join(',')}\n`
}

function quoted(cell: string): string {
  // some readers remove the spaces at the ends of a cell that isn't in quotes
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
