import type { ColorName } from './tokens.ts'

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG 2.2 measures it: 1 for equal ones, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A foreground on a background. */
export type Pair = readonly [front: ColorName, ground: ColorName]

function pairs(fronts: ColorName[], grounds: ColorName[]): Pair[] {
  return fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]))
}

const GROUNDS: ColorName[] = ['background', 'surface', 'raised']
const TINTS: ColorName[] = ['tint1', 'tint2', 'tint3', 'tint4']

/** Minimum contrast of text and of meaningful graphics. */
export const LEAST = { text: 4.5, shapes: 3 } as const

/** Text colours and their backgrounds. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...pairs(['ink', 'muted', 'primary', 'primaryHover', 'accentText', 'success', 'warning', 'error'], GROUNDS),
  ...pairs(['ink', 'muted', 'primary', 'primaryHover'], ['primarySoft']),
  ...pairs(['muted'], ['disabledGround']),
  ...pairs(['ink'], TINTS),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  // The chosen category has the page's background as text colour.
  ['background', 'ink'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['ink', 'warningSoft'],
  ['error', 'errorSoft'],
  ['yellowInk', 'yellowTint'],
  ['blueInk', 'blueTint'],
  ['indigoInk', 'indigoTint'],
  ['greenInk', 'greenTint'],
  ['redInk', 'redTint'],
]

/** Meaningful graphics and their backgrounds: borders of controls, stars, the focus ring, illustrations. */
export const SHAPE_PAIRS: readonly Pair[] = [
  ...pairs(['outline', 'accent', 'primary'], GROUNDS),
  ...pairs(['primary', 'drawing'], TINTS),
  ['accentText', 'warningSoft'],
]
