import { describe, expect, test } from 'vitest'
import { createShopTheme } from '../../design-system/src/theme/createShopTheme.ts'
import { fontFamily } from '../../design-system/src/theme/fontFamilies.ts'
import { fontFiles, PRELOADED_FONTS } from '../../design-system/src/theme/fontFiles.ts'
import { createGlobalStyles } from '../../design-system/src/theme/globalStyles.ts'
import { schemeStyles } from '../../design-system/src/theme/schemeStyles.ts'
import { computeSchemeVariables } from '../../design-system/src/theme/themeValues.ts'
import { radii, schemes } from '../../design-system/src/theme/tokens.ts'

const theme = createShopTheme()
const schemeVariables = computeSchemeVariables()

describe('schemes', () => {
  test('both emit the same custom properties', () => {
    expect(Object.keys(schemeVariables.dark).toSorted()).toEqual(
      Object.keys(schemeVariables.light).toSorted(),
    )
  })

  test('every colour of the tokens is emitted', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const emitted = new Set(Object.values(schemeVariables[scheme]))
      expect(Object.entries(schemes[scheme]).filter(([, value]) => !emitted.has(value))).toEqual([])
    }
  })

  test('global styles refer to emitted properties only', () => {
    const emitted = new Set(Object.keys(schemeVariables.light))
    const used = JSON.stringify(createGlobalStyles(theme, { fontFiles, schemeVariables })).matchAll(
      /var\((--dk-palette-[\w-]+)/g,
    )
    expect([...used].map(([, name]) => name).filter((name) => !emitted.has(String(name)))).toEqual([])
  })

  test('print is light', () => {
    expect(schemeStyles(theme, schemeVariables)['@media print']).toEqual({
      ':root:root:root, [data-theme][data-theme]': schemeVariables.light,
    })
  })

  test('the system decides until data-theme does', () => {
    const styles = schemeStyles(theme, schemeVariables)
    const light = { '--dk-palette-background-default': schemes.light.background, colorScheme: 'light' }
    const dark = { '--dk-palette-background-default': schemes.dark.background, colorScheme: 'dark' }
    expect(styles[':root, [data-theme="light"]']).toMatchObject(light)
    expect(styles['[data-theme="dark"]']).toMatchObject(dark)
    expect(styles['@media (prefers-color-scheme: dark)']).toMatchObject({
      ':root:not([data-theme="light"])': dark,
    })
  })
})

describe('MUI theme', () => {
  test('takes its colours from custom properties, and its shades follow the scheme', () => {
    const { primary } = theme.vars.palette
    expect(primary.main).toBe('var(--dk-palette-primary-main)')
    expect(theme.alpha(primary.main, 0.5)).toBe(`oklch(from ${primary.main} l c h / 0.5)`)
    expect(theme.shadows[8]).toBe('var(--dk-palette-shadow-raised)')
  })

  test('computes as MUI’s with native colours', () => {
    expect(theme.alpha('var(--color)', 'var(--opacity)')).toBe(
      'oklch(from var(--color) l c h / calc(var(--opacity)))',
    )
    expect(theme.lighten('red', 0.125)).toBe('color-mix(in oklch, red, #fff 13%)')
    expect(theme.darken('red', 'var(--share)')).toBe(
      'color-mix(in oklch, red, #000 calc((var(--share)) * 100%))',
    )
    expect(theme.typography.pxToRem(18)).toBe('1.125rem')
    expect(theme.spacing(0, 1, 2.5, 'auto')).toBe('0px 8px 20px auto')
    expect(theme.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where([data-theme="dark"]) &': { color: 'red' },
    })
  })

  test('never upper-cases', () => {
    const variants = ['button', 'overline', 'subtitle1', 'body1', 'caption'] as const
    for (const variant of variants) expect(theme.typography[variant].textTransform).toBe('none')
  })

  test('other tokens make another look', () => {
    const blue = { ...schemes.light, primary: '#0B57D0' }
    const tokens = {
      schemes: { ...schemes, light: blue },
      radii: { ...radii, control: 4 },
      fonts: { ...fontFamily, heading: 'Georgia' },
    }
    const other = createShopTheme(tokens)
    expect(computeSchemeVariables(tokens).light).toMatchObject({
      '--dk-palette-primary-main': '#0B57D0',
    })
    expect(other.shape.control).toBe(4)
    expect(other.typography.h1.fontFamily).toBe('Georgia')
  })
})

test('the fonts of the first screen are two, of Georgian and of Latin', () => {
  expect(PRELOADED_FONTS).toEqual([
    expect.stringMatching(/noto-sans-georgian-georgian-wght-normal.*\.woff2$/),
    expect.stringMatching(/noto-sans-georgian-latin-wght-normal.*\.woff2$/),
  ])
})
