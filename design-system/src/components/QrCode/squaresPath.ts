/** Width of the quiet zone in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** The dark modules as one path. Adjacent modules are one shape, so that there are no gaps between them. */
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
