import './augmentation.ts'
import { createTheme, type Overlays, type Shadows, type Theme } from '@mui/material/styles'
import { components } from './components/index.ts'
import { fontFamily } from './fonts.ts'
import { createPalette } from './palette.ts'
import { breakpoints, layers, motion, radii, schemes, type ShopTokens } from './tokens.ts'
import { createTypography } from './typography.ts'

const PREFIX = 'dk'

/** The attribute that sets the colour scheme, on the root or on any element. */
const SCHEME_ATTRIBUTE = 'data-theme'

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

/**
 * MUI's theme of the shop. Its colours are custom properties (`theme.vars.palette`), so one theme serves both
 * schemes. Texts of MUI's components are passed as props, in the shopper's language.
 */
export function createShopTheme(tokens: ShopTokens = shopTokens): Theme {
  const theme = createTheme({
    cssVariables: {
      cssVarPrefix: PREFIX,
      colorSchemeSelector: SCHEME_ATTRIBUTE,
      // The browser computes shades, so that they follow the scheme.
      nativeColor: true,
    },
    colorSchemes: {
      light: { palette: createPalette('light', tokens.schemes.light), overlays: NO_OVERLAYS },
      dark: { palette: createPalette('dark', tokens.schemes.dark), overlays: NO_OVERLAYS },
    },
    typography: createTypography(tokens.fonts),
    breakpoints: { values: breakpoints },
    shape: { borderRadius: tokens.radii.control, ...tokens.radii },
    shadows,
    spacing: 8,
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
    components,
  })
  // Only colours are custom properties (`schemeStyles`). All other values are constants.
  const { shape, shadows: elevations, zIndex } = theme
  Object.assign(theme.vars, { shape, shadows: elevations, zIndex })
  return theme
}
