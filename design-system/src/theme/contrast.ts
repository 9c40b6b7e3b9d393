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

/** What stands on what. */
export type Pair = readonly [front: ColorName, ground: ColorName]

function pairs(fronts: ColorName[], grounds: ColorName[]): Pair[] {
  return fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]))
}

const GROUNDS: ColorName[] = ['background', 'surface', 'raised']
const TINTS: ColorName[] = ['tint1', 'tint2', 'tint3', 'tint4']

/** The least contrast of text, and of what carries meaning without being text. */
export const LEAST = { text: 4.5, shapes: 3 } as const

/** Text, and the grounds it may stand on. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...pairs(['ink', 'muted', 'primary', 'primaryHover', 'accentText', 'success', 'warning', 'error'], GROUNDS),
  ...pairs(['ink', 'muted', 'primary', 'primaryHover'], ['primarySoft']),
  ...pairs(['muted'], ['disabledGround']),
  ...pairs(['ink'], TINTS),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  // The chosen category is set in the page's ground on ink.
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

/** What carries meaning without being text, and its grounds: edges of controls, stars, the focus ring, drawings. */
export const SHAPE_PAIRS: readonly Pair[] = [
  ...pairs(['outline', 'accent', 'primary'], GROUNDS),
  ...pairs(['primary', 'drawing'], TINTS),
  ['accentText', 'warningSoft'],
]
