/**
 * Removed characters: control characters except tab and line breaks (PostgreSQL can't store NUL), and zero-width spaces.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff]/gu

const visible = (text: string) => text.toWellFormed().replace(UNSEEN, '').normalize('NFC')

/** Normalises a text of one line: no white space at its ends and never two spaces in a row. */
export function tidyLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim()
}

/**
 * Normalises a text of several lines: each line as by tidyLine, at most one empty line in a row, none at the ends. An
 * import compares normalised texts, so white space alone is never a change.
 */
export function tidyText(text: string): string {
  return visible(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
