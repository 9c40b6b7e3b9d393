import { createTheme, type Theme } from '@mui/material/styles'
import type { Language } from '@dukani/i18n'
import { alpha, darken, lighten } from './colorMath.ts'
import { components } from './components/index.ts'
import { localeComponents } from './locale-ka.ts'
import { palette } from './palette.ts'
import { breakpoints, layers, motion, radii } from './tokens.ts'
import { typography } from './typography.ts'

/**
 * MUI's theme of the shop, for both colour schemes at once (its colours are custom properties).
 * @param language whose labels MUI's own components carry; MUI itself speaks English and has no Georgian
 */
export function createShopTheme(language: Language): Theme {
  const theme = createTheme(
    {
      palette,
      typography,
      breakpoints: { values: breakpoints },
      shape: { borderRadius: radii.control },
      spacing: 8,
      zIndex: { modal: layers.modal, drawer: layers.modal, snackbar: layers.toast },
      transitions: {
        duration: {
          shortest: motion.quick,
          shorter: motion.quick,
          short: motion.normal,
          standard: motion.normal,
          complex: motion.slow,
          enteringScreen: motion.slow,
          leavingScreen: motion.normal,
        },
        easing: { easeOut: motion.easeOut, easeIn: motion.easeIn },
      },
      components,
    },
    language === 'ka' ? { components: localeComponents } : {},
  )
  // createTheme attaches its own arithmetic last, so ours has to come after it.
  return Object.assign(theme, { alpha, lighten, darken })
}
