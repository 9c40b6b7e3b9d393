import type { CSSObject, Theme } from '@mui/material/styles'
import type { Scheme } from './tokens.ts'

// Unused variables: MUI's component shades (`palette-Alert-…`), greys, dark icons, and everything that isn't a
// colour.
const UNUSED = /^--dk-(?!palette-)|^--dk-palette-(?:[A-Z]|grey|common|text-icon$)/

/** The custom properties of one colour scheme. */
export function schemeVariables(theme: Theme, scheme: Scheme): CSSObject {
  const selector = theme.getColorSchemeSelector(scheme).replace(' &', '')
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries<CSSObject>(sheet))
  const [, variables = {}] = sheets.find(([name]) => name.split(', ').includes(selector)) ?? []
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}

/**
 * The two colour schemes. The `data-theme` attribute, on the root or on any element, sets the scheme; without it the
 * system's preference applies. No script is involved, so nothing flashes.
 */
export function schemeStyles(theme: Theme): CSSObject {
  const dark = schemeVariables(theme, 'dark')
  return {
    ':root, [data-theme="light"]': schemeVariables(theme, 'light'),
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
    '[data-theme="dark"]': dark,
    // Inherited text colours are already computed, so an element with its own scheme has to set it again.
    '[data-theme]': { color: theme.vars.palette.text.primary },
  }
}
