/** How many squares have to be empty around a code (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** The dark squares as one path: side by side ones are one shape, so that no seam is drawn between them. */
export function squaresPath(squares: readonly (readonly boolean[])[]): string {
  const bars = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`
    }),
  )
  return bars.join('')
}
