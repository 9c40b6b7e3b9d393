/** One line of CSV, quoted only where it must be, with the line end that Shopify's own export has. */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

function quoted(cell: string): string {
  // a cell of spaces, or with spaces at its ends, is kept by every reader only in quotes
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
