import type { Breakpoint } from '../theme/tokens.ts'

/** One value for all widths, or a value per breakpoint and up. */
export type Responsive<T> = T | Partial<Record<Breakpoint, T>>

/** A responsive value for `sx`. */
export function responsive<T extends number | string, Css>(
  value: Responsive<T> | undefined,
  toCss: (value: T) => Css,
): Responsive<Css> | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'object') return toCss(value)
  return Object.fromEntries(Object.entries(value).map(([from, step]) => [from, toCss(step)]))
}

/** `sx` treats a number as a multiple of the spacing unit. */
export const px = (value: number): string => `${value}px`
