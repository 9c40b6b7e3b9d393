import { describe, expect, test } from 'vitest'
import {
  contrast,
  LEAST,
  SHAPE_PAIRS,
  TEXT_PAIRS,
  type Pair,
} from '../../design-system/src/theme/contrast.ts'
import { schemes, SCHEMES, type ColorName } from '../../design-system/src/theme/tokens.ts'
import { otherTokens } from '../../.storybook/otherTokens.ts'

/** The pairs of colours that have too little contrast, in words. */
const tooFaint = (colors: Record<ColorName, string>, pairs: readonly Pair[], least: number) =>
  pairs
    .filter(([front, ground]) => contrast(colors[front], colors[ground]) < least)
    .map(([front, ground]) => `${front} on ${ground}`)

describe.each(
  SCHEMES.flatMap((scheme) => [
    { of: 'the shop', scheme, colors: schemes[scheme] },
    { of: "Storybook's other look", scheme, colors: otherTokens.schemes[scheme] },
  ]),
)('$scheme scheme of $of', ({ colors }) => {
  test('all text has enough contrast with its background', () => {
    expect(tooFaint(colors, TEXT_PAIRS, 4.5)).toEqual([])
  })

  test('all shapes have enough contrast with their background', () => {
    expect(tooFaint(colors, SHAPE_PAIRS, 3)).toEqual([])
  })
})

test('the least contrasts are those of WCAG at AA', () => {
  expect(LEAST).toEqual({ text: 4.5, shapes: 3 })
})

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})
