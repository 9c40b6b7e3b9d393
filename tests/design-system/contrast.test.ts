import { describe, expect, test } from 'vitest'
import {
  contrast,
  LEAST,
  SHAPE_PAIRS,
  TEXT_PAIRS,
  type Pair,
} from '../../design-system/src/theme/contrast.ts'
import { schemes, SCHEMES, type Scheme } from '../../design-system/src/theme/tokens.ts'

/** The pairs of a scheme that have too little contrast, in words. */
const tooFaint = (scheme: Scheme, pairs: readonly Pair[], least: number) =>
  pairs
    .filter(([front, ground]) => contrast(schemes[scheme][front], schemes[scheme][ground]) < least)
    .map(([front, ground]) => `${front} on ${ground}`)

describe.each(SCHEMES)('%s scheme', (scheme) => {
  test('all text is readable on its ground', () => {
    expect(tooFaint(scheme, TEXT_PAIRS, 4.5)).toEqual([])
  })

  test('all shapes are seen on their ground', () => {
    expect(tooFaint(scheme, SHAPE_PAIRS, 3)).toEqual([])
  })
})

test('the least contrasts are those of WCAG at AA', () => {
  expect(LEAST).toEqual({ text: 4.5, shapes: 3 })
})

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})
