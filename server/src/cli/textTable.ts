/** Formats rows as lines with aligned columns. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((text, at) => Math.max(most[at] ?? 0, text.length)),
    [],
  )
  return rows
    .map((row) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}
