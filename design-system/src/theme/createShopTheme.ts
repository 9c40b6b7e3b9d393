import './augmentation.ts'
import * as muiStyles from '@mui/material/styles'
import type { Theme, Transitions, TransitionsOptions } from '@mui/material/styles'
import createSystemTheme from '@mui/system/createTheme'
import { components } from './components/index.ts'
import { computeThemeValues, type ThemeValues } from './themeValues.ts'
import { SCHEME_ATTRIBUTE, type ShopTokens } from './tokens.ts'

/** MUI exports it, but not in its types. */
interface TransitionsExport {
  createTransitions: (options: TransitionsOptions) => Transitions
}

/** The size of a root element's text in px, to which type sizes refer. */
const ROOT_SIZE = 16

/**
 * MUI's theme of the shop. Its colours are custom properties (`theme.vars.palette`), so one theme serves both
 * schemes. Texts of MUI's components are passed as props, in the shopper's language.
 *
 * It has what components use of a theme, at a fraction of what MUI's `createTheme` costs at each start (ADR 25). The raw
 * palette is that of `vars`, and there are no `augmentColor`, `getContrastText`, `getCssVar` and `generateStyleSheets`.
 */
export function createShopTheme(tokens?: ShopTokens): Theme {
  return themeOf(computeThemeValues(tokens))
}

function themeOf({ breakpoints, transitions, typography, vars, ...values }: ThemeValues): Theme {
  const { shape, shadows, zIndex } = values
  const percent = (coefficient: number | string) =>
    typeof coefficient === 'number' ? `${(coefficient * 100).toFixed(0)}%` : `calc((${coefficient}) * 100%)`
  return Object.assign(createSystemTheme({ breakpoints: { values: breakpoints } }), values, {
    components,
    typography: { ...typography, pxToRem: (size: number) => `${size / ROOT_SIZE}rem` },
    transitions: (muiStyles as unknown as TransitionsExport).createTransitions(transitions),
    palette: { ...vars.palette, mode: 'light' },
    // Only colours are custom properties. All other values are constants.
    vars: { ...vars, shape, shadows, zIndex },
    colorSchemes: { light: {}, dark: {} },
    getColorSchemeSelector: (scheme: string) => `[${SCHEME_ATTRIBUTE}="${scheme}"] &`,
    // As MUI's with `nativeColor`.
    alpha: (color: string, opacity: number | string) =>
      `oklch(from ${color} l c h / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
    lighten: (color: string, coefficient: number | string) =>
      `color-mix(in oklch, ${color}, #fff ${percent(coefficient)})`,
    darken: (color: string, coefficient: number | string) =>
      `color-mix(in oklch, ${color}, #000 ${percent(coefficient)})`,
  }) as unknown as Theme
}
