import './augmentation.ts'
import { createTheme, type CSSObject, type Overlays, type Shadows, type Theme } from '@mui/material/styles'
import { fontFamily } from './fontFamilies.ts'
import { createMuiPalette } from './muiPalette.ts'
import {
  breakpoints,
  layers,
  motion,
  radii,
  SCHEME_ATTRIBUTE,
  schemes,
  type Scheme,
  type ShopTokens,
} from './tokens.ts'
import { createTypography } from './typography.ts'

const PREFIX = 'dk'

const shopTokens: ShopTokens = { schemes, radii, fonts: fontFamily }

// MUI lightens raised surfaces in dark mode; the shop has its own colour for them.
const NO_OVERLAYS = Array.from({ length: 25 }) as Overlays

/** MUI counts 24 elevations; the shop has three shadows, whose colours follow the scheme. */
const shadows = Array.from({ length: 25 }, (_, elevation) => {
  if (elevation === 0) return 'none'
  if (elevation < 8) return shadowOf('soft')
  return shadowOf(elevation < 24 ? 'raised' : 'modal')
}) as Shadows

function shadowOf(name: 'soft' | 'raised' | 'modal'): string {
  return `var(--${PREFIX}-palette-shadow-${name})`
}

/** What MUI computes from the tokens, without functions: it can be written as JSON (`precomputedTheme` does). */
export interface ThemeValues extends Pick<Theme, 'shape' | 'shadows' | 'zIndex' | 'mixins' | 'motion'> {
  breakpoints: Theme['breakpoints']['values']
  transitions: Pick<Theme['transitions'], 'duration' | 'easing'>
  typography: Omit<Theme['typography'], 'pxToRem'>
  vars: Pick<Theme['vars'], 'palette' | 'opacity'>
}

/** The custom properties of each colour scheme. */
export type SchemeVariables = Record<Scheme, CSSObject>

/**
 * Computes the values of the shop's theme. `createShopTheme` makes a theme of them.
 * @param tokens In the storefront's build the values of the shop's own tokens are computed ahead, and others are ignored.
 */
export function computeThemeValues(tokens: ShopTokens = shopTokens): ThemeValues {
  const theme = createMuiTheme(tokens)
  const { palette, opacity } = theme.vars
  const { duration, easing } = theme.transitions
  return {
    shape: theme.shape,
    shadows: theme.shadows,
    zIndex: theme.zIndex,
    mixins: theme.mixins,
    motion: theme.motion,
    breakpoints: theme.breakpoints.values,
    transitions: { duration, easing },
    typography: withoutFunctions(theme.typography),
    vars: resolved({ palette, opacity }, variablesOf(theme, 'light')),
  }
}

/** Computes the custom properties, for the global styles. */
export function computeSchemeVariables(tokens: ShopTokens = shopTokens): SchemeVariables {
  const theme = createMuiTheme(tokens)
  return { light: variablesOf(theme, 'light'), dark: variablesOf(theme, 'dark') }
}

function createMuiTheme(tokens: ShopTokens): Theme {
  return createTheme({
    cssVariables: {
      cssVarPrefix: PREFIX,
      colorSchemeSelector: SCHEME_ATTRIBUTE,
      // The browser computes shades, so that they follow the scheme.
      nativeColor: true,
    },
    colorSchemes: {
      light: { palette: createMuiPalette('light', tokens.schemes.light), overlays: NO_OVERLAYS },
      dark: { palette: createMuiPalette('dark', tokens.schemes.dark), overlays: NO_OVERLAYS },
    },
    typography: createTypography(tokens.fonts),
    breakpoints: { values: breakpoints },
    shape: { borderRadius: tokens.radii.control, ...tokens.radii },
    shadows,
    zIndex: { ...layers, drawer: layers.modal, snackbar: layers.toast },
    mixins: { focusRing: { outline: `2px solid var(--${PREFIX}-palette-primary-main)`, outlineOffset: 2 } },
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.normal,
        standard: motion.quick,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.normal,
      },
      easing: {
        easeInOut: motion.easeOut,
        easeOut: motion.easeOut,
        easeIn: motion.easeIn,
        sharp: motion.easeIn,
      },
    },
    // With reduced motion a closed element is removed at once. With styles alone MUI would still wait for the
    // duration.
    motion: { reducedMotion: 'system' },
  })
}

// Unused variables: MUI's component shades (`palette-Alert-…`), greys, dark icons, and everything that isn't a
// colour.
const UNUSED = /^--dk-(?!palette-)|^--dk-palette-(?:[A-Z]|grey|common|text-icon$)/

/** The custom properties of one colour scheme that are sent to the page. */
function variablesOf(theme: Theme, scheme: Scheme): CSSObject {
  const selector = theme.getColorSchemeSelector(scheme).replace(' &', '')
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries<CSSObject>(sheet))
  const [, variables = {}] = sheets.find(([name]) => name.split(', ').includes(selector)) ?? []
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}

/** `Alert`, but not `A100`, which is a grey. */
const COMPONENT = /^[A-Z][a-z]/
const VARIABLE = /^var\((--[\w-]+), (.*)\)$/s

/**
 * References to variables without their fallbacks. Those that aren't sent are replaced by their fallbacks, but for the
 * colours of MUI's components: the shop's overrides replace them.
 */
function resolved<Vars extends object>(vars: Vars, sent: CSSObject): Vars {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]: [string, unknown]) => {
      if (COMPONENT.test(name)) return [name, {}]
      if (typeof value === 'object' && value !== null) return [name, resolved(value, sent)]
      const [, variable = '', fallback] = VARIABLE.exec(String(value)) ?? []
      return [name, variable in sent ? `var(${variable})` : fallback]
    }),
  ) as Vars
}

function withoutFunctions<Values extends object>(values: Values): Values {
  return JSON.parse(JSON.stringify(values)) as Values
}
