import { describe, expect, test } from 'vitest'
import { contrast, LEAST, SHAPE_PAIRS, TEXT_PAIRS } from '../../design-system/src/theme/contrast.ts'
import { schemes, SCHEMES } from '../../design-system/src/theme/tokens.ts'

describe.each(SCHEMES)('%s scheme', (scheme) => {
  test.each(TEXT_PAIRS)('%s is readable on %s', (front, ground) => {
    expect(contrast(schemes[scheme][front], schemes[scheme][ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPE_PAIRS)('%s is seen on %s', (front, ground) => {
    expect(contrast(schemes[scheme][front], schemes[scheme][ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the least contrasts are those of WCAG at AA', () => {
  expect(LEAST).toEqual({ text: 4.5, shapes: 3 })
})

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
})
