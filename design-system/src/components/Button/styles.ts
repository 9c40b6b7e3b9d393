import type { CSSObject } from '@mui/material/styles'
import { filledTone, softTone } from '../../internal/tones.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { below, canHover, color, radius, rem, transition, translucent, weight } from '../../theme/vars.ts'

/** The looks a button may have, strongest first. */
export const BUTTON_VARIANTS = ['primary', 'soft', 'outlined', 'text'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** How tall a button is: 44 or 52 px. */
export const BUTTON_SIZES = ['medium', 'large'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

export const buttonStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  position: 'relative',
  minHeight: TOUCH_TARGET,
  padding: '8px 20px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  fontSize: rem(16),
  fontWeight: weight.bold,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: transition(['background-color', 'border-color', 'color', 'scale']),
  '&:active:not([aria-disabled="true"], :disabled)': { scale: 0.975 },
  '& svg': { flex: 'none' },
  [below.sm]: { '&[data-icon-from] svg': { display: 'none' } },
  [below.md]: { '&[data-icon-from="md"] svg': { display: 'none' } },

  '&[data-size="large"]': { minHeight: 52, paddingInline: 24, [below.sm]: { paddingInline: 16 } },
  '&[data-wide]': { display: 'flex', width: '100%' },

  '&[data-variant="primary"]': filledTone,
  '&[data-variant="soft"]': softTone,
  '&[data-variant="outlined"]': {
    borderColor: color.outline,
    color: color.ink,
    fontWeight: weight.medium,
    [canHover]: { '&:hover': { backgroundColor: translucent('ink', 5), borderColor: color.ink } },
  },
  '&[data-variant="text"]': {
    paddingInline: 12,
    color: color.primary,
    fontWeight: weight.medium,
    [canHover]: { '&:hover': { backgroundColor: translucent('primary', 8) } },
  },
  '&:disabled, &[aria-disabled="true"]': {
    backgroundColor: color.disabledGround,
    borderColor: 'transparent',
    color: color.muted,
    cursor: 'not-allowed',
    [canHover]: { '&:hover': { backgroundColor: color.disabledGround, borderColor: 'transparent' } },
  },
  '&[data-variant="text"]:disabled, &[data-variant="text"][aria-disabled="true"]': { background: 'none' },
  // While pending the look stays; only the label makes room for the dots.
  '&[data-pending], &[aria-busy="true"]': { cursor: 'progress' },
}
