import type { CSSObject, Theme } from '@mui/material/styles'
import type { Scheme } from './tokens.ts'

// MUI's own shades (`palette-Alert-…`), greys, its dark scheme's icons and what isn't a colour: nothing refers to them.
const UNUSED = /^--dk-(?!palette-)|^--dk-palette-(?:[A-Z]|grey|common|text-icon$)/

/** The custom properties of one colour scheme, ready for a style rule. */
export function schemeVariables(theme: Theme, scheme: Scheme): CSSObject {
  const selector = theme.getColorSchemeSelector(scheme).replace(' &', '')
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries<CSSObject>(sheet))
  const [, variables = {}] = sheets.find(([name]) => name.split(', ').includes(selector)) ?? []
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}

/**
 * The two schemes. Without `data-theme` the system's wish counts; the attribute, on the root or on any part of
 * the page, settles it. No script is involved, so nothing flashes.
 */
export function schemeStyles(theme: Theme): CSSObject {
  const dark = schemeVariables(theme, 'dark')
  return {
    ':root, [data-theme="light"]': schemeVariables(theme, 'light'),
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
    '[data-theme="dark"]': dark,
    // Inherited text colour is already computed: a part with its own scheme has to set it again.
    '[data-theme]': { color: theme.vars.palette.text.primary },
  }
}
