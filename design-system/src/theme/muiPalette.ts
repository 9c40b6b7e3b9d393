import type { PaletteOptions } from '@mui/material/styles'
import { schemes, type Scheme, type ShopTokens } from './tokens.ts'

/** MUI's palette of one colour scheme. `dark` is for hover, `soft` for tinted backgrounds. */
export function createMuiPalette(
  scheme: Scheme,
  colors: ShopTokens['schemes'][Scheme] = schemes[scheme],
): PaletteOptions {
  return {
    mode: scheme,
    primary: {
      main: colors.primary,
      light: colors.primary,
      dark: colors.primaryHover,
      contrastText: colors.onPrimary,
      soft: colors.primarySoft,
    },
    secondary: { main: colors.ink, light: colors.ink, dark: colors.ink, contrastText: colors.background },
    saffron: { main: colors.accent, text: colors.accentText },
    error: status(colors.error, colors.errorSoft, colors.surface),
    warning: status(colors.warning, colors.warningSoft, colors.surface),
    success: status(colors.success, colors.successSoft, colors.surface),
    info: status(colors.blueInk, colors.blueTint, colors.blueTint),
    text: { primary: colors.ink, secondary: colors.muted, disabled: colors.disabled },
    divider: colors.hairline,
    outline: colors.outline,
    scrim: colors.scrim,
    background: { default: colors.background, paper: colors.surface, raised: colors.raised },
    action: {
      hoverOpacity: 0.06,
      active: colors.ink,
      // An opacity of 6%.
      hover: `${colors.ink}0f`,
      // The focus ring shows the focus instead.
      focus: 'transparent',
      selected: colors.primarySoft,
      disabled: colors.disabled,
      disabledBackground: colors.disabledGround,
    },
    yellow: { main: colors.yellowTint, contrastText: colors.yellowInk },
    blue: { main: colors.blueTint, contrastText: colors.blueInk },
    indigo: { main: colors.indigoTint, contrastText: colors.indigoInk },
    green: { main: colors.greenTint, contrastText: colors.greenInk },
    red: { main: colors.redTint, contrastText: colors.redInk },
    tint: { 1: colors.tint1, 2: colors.tint2, 3: colors.tint3, 4: colors.tint4 },
    picture: { glow: colors.glow, drawing: colors.drawing },
    skeleton: { main: colors.skeleton, shine: colors.skeletonShine },
    shadow: { soft: colors.shadowSoft, raised: colors.shadowRaised, modal: colors.shadowModal },
  }
}

function status(main: string, soft: string, contrastText: string) {
  return { main, light: main, dark: main, contrastText, soft }
}
