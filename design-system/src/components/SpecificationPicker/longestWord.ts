import type { SpecificationOption } from './specificationOption.ts'

// Widths in em: averages of an option's bold text, measured in a browser.
const GEORGIAN = 0.73
const OTHER = 0.6
/** A swatch with its gap. */
const SWATCH = 1.55
/** Longer words break. */
const LONGEST = 11.5

const widthOf = (word: string) =>
  [...word].reduce((width, letter) => width + (/\p{Script=Georgian}/u.test(letter) ? GEORGIAN : OTHER), 0)

const longest = (text: string) => Math.max(...text.split(/\s/).map(widthOf))

/**
 * Minimum width of an option for its longest word, in em. Prices never wrap.
 * @param priceUnavailable shown instead of a missing price
 */
export function longestWord(options: readonly SpecificationOption[], priceUnavailable: string): number {
  const widths = options.flatMap(({ value, price, colours = [] }) => [
    Math.min(longest(value) + (colours.length > 0 ? SWATCH : 0), LONGEST),
    price === null ? Math.min(longest(priceUnavailable), LONGEST) : widthOf(price),
  ])
  return Math.max(...widths)
}
