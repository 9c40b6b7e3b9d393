import type { SpecificationOption } from './specificationOption.ts'

// Widths are in em of an option's bold letters, as a browser measures them on average.
const GEORGIAN = 0.73
const OTHER = 0.6
/** A swatch, with the gap after it. */
const SWATCH = 1.55
/** Longer words are broken. */
const LONGEST = 11.5

const widthOf = (word: string) =>
  [...word].reduce((width, letter) => width + (/\p{Script=Georgian}/u.test(letter) ? GEORGIAN : OTHER), 0)

const longest = (text: string) => Math.max(...text.split(/\s/).map(widthOf))

/**
 * How wide an option has to be for its words, in em. Prices stand whole, however long.
 * @param priceUnavailable stands in the place of a missing price
 */
export function longestWord(options: readonly SpecificationOption[], priceUnavailable: string): number {
  const widths = options.flatMap(({ value, price, colours = [] }) => [
    Math.min(longest(value) + (colours.length > 0 ? SWATCH : 0), LONGEST),
    price === null ? Math.min(longest(priceUnavailable), LONGEST) : widthOf(price),
  ])
  return Math.max(...widths)
}
