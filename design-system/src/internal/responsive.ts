import type { Breakpoint } from '../theme/tokens.ts'

/** One value for all widths, or a value per breakpoint that holds from there upwards. */
export type Responsive<T> = T | Partial<Record<Breakpoint, T>>

/** What `sx` takes for a value that may change with the width. */
export function responsive<T extends number | string, Css>(
  value: Responsive<T> | undefined,
  toCss: (value: T) => Css,
): Responsive<Css> | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'object') return toCss(value)
  return Object.fromEntries(Object.entries(value).map(([from, step]) => [from, toCss(step)]))
}

/** `sx` takes a number for steps of the grid. */
export const px = (value: number): string => `${value}px`
