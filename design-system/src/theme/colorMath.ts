/**
 * MUI's `theme.alpha`, `lighten` and `darken` for colours that are custom properties: the browser does the
 * arithmetic with `color-mix()`, so the result follows the scheme.
 */

/**
 * How much of something, as a percentage.
 * @param coefficient 0 to 1, or MUI's sum in words such as `0.04 + 0.08`
 */
function percentage(coefficient: number | string): string {
  const sum =
    typeof coefficient === 'number'
      ? coefficient
      : coefficient.split('+').reduce((total, part) => total + Number.parseFloat(part), 0)
  if (!Number.isFinite(sum)) throw new TypeError(`Not a share of a colour: ${coefficient}`)
  return `${Math.round(Math.min(Math.max(sum, 0), 1) * 1000) / 10}%`
}

/** The colour with the given share left, the rest see-through. */
export function alpha(color: string, coefficient: number | string): string {
  return `color-mix(in srgb, ${color} ${percentage(coefficient)}, transparent)`
}

/** The colour with the given share of white mixed in. */
export function lighten(color: string, coefficient: number | string): string {
  return `color-mix(in srgb, ${color}, #fff ${percentage(coefficient)})`
}

/** The colour with the given share of black mixed in. */
export function darken(color: string, coefficient: number | string): string {
  return `color-mix(in srgb, ${color}, #000 ${percentage(coefficient)})`
}
