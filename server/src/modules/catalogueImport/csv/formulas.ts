/**
 * What spreadsheets read as a formula, even after any number of `'`: one of these first characters, ignoring white
 * space, or a leading tab or line break (OWASP, CSV injection).
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** Makes a cell that spreadsheets don't run, by a `'` before a formula. */
export function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The reverse of `asText`. */
export function fromText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
