/**
 * What spreadsheets take for a formula, behind any number of the marks that say that it is none: by its first letter,
 * white space apart, or by a tab or line break in its place (OWASP, CSV injection).
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** The same text as a cell that no spreadsheet runs: with `'` before it, as they themselves mark a text. */
export function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** What `asText` was given. */
export function fromText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
