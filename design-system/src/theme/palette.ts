import type { PaletteOptions } from '@mui/material/styles'
import { color, translucent } from './vars.ts'

/**
 * MUI's palette in our custom properties. Every value that MUI would derive by arithmetic is given here,
 * since it can't calculate with `var()`; nothing in it depends on the scheme, so one theme serves both.
 */
export const palette: PaletteOptions = {
  primary: {
    main: color.primary,
    light: color.primary,
    dark: color.primaryHover,
    contrastText: color.onPrimary,
  },
  secondary: { main: color.ink, light: color.ink, dark: color.ink, contrastText: color.background },
  error: { main: color.error, light: color.error, dark: color.error, contrastText: color.surface },
  warning: { main: color.warning, light: color.warning, dark: color.warning, contrastText: color.surface },
  info: { main: color.blueInk, light: color.blueInk, dark: color.blueInk, contrastText: color.blueTint },
  success: { main: color.success, light: color.success, dark: color.success, contrastText: color.surface },
  text: { primary: color.ink, secondary: color.muted, disabled: color.disabled },
  divider: color.hairline,
  background: { default: color.background, paper: color.surface },
  action: {
    active: color.ink,
    hover: translucent('ink', 5),
    selected: color.primarySoft,
    disabled: color.disabled,
    disabledBackground: color.disabledGround,
    focus: translucent('ink', 10),
  },
}
