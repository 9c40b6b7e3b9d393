import type { CSSObject, Theme } from '@mui/material/styles'
import type { SchemeVariables } from './themeValues.ts'

/**
 * The two colour schemes. The `data-theme` attribute, on the root or on any element, sets the scheme; without it the
 * system's preference applies. No script is involved, so nothing flashes. Pages are always printed in the light one.
 */
export function schemeStyles({ vars }: Theme, { light, dark }: SchemeVariables): CSSObject {
  return {
    ':root, [data-theme="light"]': light,
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
    '[data-theme="dark"]': dark,
    // Inherited text colours are already computed, so an element with its own scheme has to set it again.
    '[data-theme]': { color: vars.palette.text.primary },
    // High specificity: paper is white, whatever the shopper or the system has chosen.
    '@media print': { ':root:root:root, [data-theme][data-theme]': light },
  }
}
