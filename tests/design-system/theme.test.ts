import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alpha, darken, lighten } from '../../design-system/src/theme/colorMath.ts'
import { createShopTheme } from '../../design-system/src/theme/createShopTheme.ts'
import { PRELOADED_FONTS } from '../../design-system/src/theme/fonts.ts'
import { schemeStyles } from '../../design-system/src/theme/globalStyles.ts'
import { schemes } from '../../design-system/src/theme/tokens.ts'
import { color, schemeVariables, variableName } from '../../design-system/src/theme/vars.ts'

const MIX = /^color-mix\(in srgb, var\(--dk-[a-z0-9-]+\) (\d+(\.\d)?)%, transparent\)$/

describe('schemes', () => {
  test('both emit the same custom properties', () => {
    expect(Object.keys(schemeVariables('dark'))).toEqual(Object.keys(schemeVariables('light')))
  })

  test('every reference points to a property that is emitted', () => {
    const emitted = new Set(Object.keys(schemeVariables('light')))
    expect(Object.values(color).map((reference) => reference.slice('var('.length, -1))).toEqual([...emitted])
  })

  test('names are written as CSS does', () => {
    expect(variableName('shadowSoft')).toBe('--dk-shadow-soft')
    expect(variableName('tint1')).toBe('--dk-tint1')
  })

  test('the system decides until data-theme does', () => {
    const { light, dark } = schemes
    expect(schemeStyles[':root, [data-theme="light"]']).toMatchObject({
      '--dk-background': light.background,
      colorScheme: 'light',
    })
    expect(schemeStyles['[data-theme="dark"]']).toMatchObject({
      '--dk-background': dark.background,
      colorScheme: 'dark',
    })
    expect(schemeStyles['@media (prefers-color-scheme: dark)']).toMatchObject({
      ':root:not([data-theme="light"])': { '--dk-background': dark.background, colorScheme: 'dark' },
    })
  })
})

describe('colour arithmetic', () => {
  test('any share of a colour is valid CSS', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const percent = Number(MIX.exec(alpha('var(--dk-primary)', share))?.[1])
        expect(Math.abs(percent - share * 100)).toBeLessThanOrEqual(0.051)
      }),
    )
  })

  test("MUI's sums in words are added up", () => {
    expect(alpha('var(--dk-ink)', '0.04 + 0.08')).toBe('color-mix(in srgb, var(--dk-ink) 12%, transparent)')
  })

  test('what lies outside of 0 to 1 is brought within', () => {
    expect(alpha('red', 1.5)).toBe('color-mix(in srgb, red 100%, transparent)')
    expect(darken('red', -1)).toBe('color-mix(in srgb, red, #000 0%)')
    expect(lighten('red', 0.2)).toBe('color-mix(in srgb, red, #fff 20%)')
  })

  test('nonsense is refused', () => {
    expect(() => alpha('red', 'half')).toThrow('Not a share of a colour: half')
  })
})

describe('MUI theme', () => {
  const theme = createShopTheme('ka')

  test('takes its colours and its arithmetic from the custom properties', () => {
    expect(theme.palette.primary.main).toBe('var(--dk-primary)')
    expect(theme.palette.background.paper).toBe('var(--dk-surface)')
    expect(theme.alpha(theme.palette.primary.main, 0.5)).toMatch(MIX)
  })

  test('never upper-cases', () => {
    const variants = ['button', 'overline', 'subtitle1', 'body1', 'caption'] as const
    for (const variant of variants) expect(theme.typography[variant].textTransform).toBe('none')
  })
})

test('the fonts of the first screen are two, of Georgian and of Latin', () => {
  expect(PRELOADED_FONTS).toEqual([
    expect.stringMatching(/noto-sans-georgian-georgian-wght-normal.*\.woff2$/),
    expect.stringMatching(/noto-sans-georgian-latin-wght-normal.*\.woff2$/),
  ])
})
