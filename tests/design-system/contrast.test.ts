import { describe, expect, test } from 'vitest'
import { schemes, SCHEMES, type ColorName } from '../../design-system/src/theme/tokens.ts'

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS: ColorName[] = ['background', 'surface', 'raised']
const TINTS: ColorName[] = ['tint1', 'tint2', 'tint3', 'tint4']

function pairs(fronts: ColorName[], grounds: ColorName[]): [ColorName, ColorName][] {
  return fronts.flatMap((front) => grounds.map((ground): [ColorName, ColorName] => [front, ground]))
}

const TEXT: [ColorName, ColorName][] = [
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
  ['error', 'errorSoft'],
  ['yellowInk', 'yellowTint'],
  ['blueInk', 'blueTint'],
  ['indigoInk', 'indigoTint'],
  ['greenInk', 'greenTint'],
  ['redInk', 'redTint'],
]

/** What carries meaning without being text: edges of controls, stars, the focus ring, drawings. */
const SHAPES: [ColorName, ColorName][] = [
  ...pairs(['outline', 'accent', 'primary'], GROUNDS),
  ...pairs(['primary', 'drawing'], TINTS),
]

describe.each(SCHEMES)('%s scheme', (scheme) => {
  test.each(TEXT)('%s is readable on %s', (front, ground) => {
    expect(contrast(schemes[scheme][front], schemes[scheme][ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('%s is seen on %s', (front, ground) => {
    expect(contrast(schemes[scheme][front], schemes[scheme][ground])).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})
