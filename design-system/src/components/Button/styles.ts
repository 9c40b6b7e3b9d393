import { filledTone, softTone } from '../../internal/tones.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

/** The looks a button may have, strongest first. */
export const BUTTON_VARIANTS = ['primary', 'soft', 'outlined', 'text'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** How tall a button is: 44 or 52 px. */
export const BUTTON_SIZES = ['medium', 'large'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

export const buttonStyles: ThemedStyles = ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  position: 'relative',
  minHeight: TOUCH_TARGET,
  padding: '8px 20px',
  border: '1px solid transparent',
  borderRadius: theme.shape.control,
  background: 'transparent',
  fontSize: theme.typography.pxToRem(16),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: theme.transitions.create(['background-color', 'border-color', 'color', 'scale']),
  '&:active:not([aria-disabled="true"], :disabled)': { scale: 0.975 },
  '& svg': { flex: 'none' },
  [theme.breakpoints.down('sm')]: { '&[data-icon-from] svg': { display: 'none' } },
  [theme.breakpoints.down('md')]: { '&[data-icon-from="md"] svg': { display: 'none' } },

  '&[data-size="large"]': {
    minHeight: 52,
    paddingInline: 24,
    [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  },
  '&[data-wide]': { display: 'flex', width: '100%' },

  '&[data-variant="primary"]': filledTone({ theme }),
  '&[data-variant="soft"]': softTone({ theme }),
  '&[data-variant="outlined"]': {
    borderColor: theme.vars.palette.outline,
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    [canHover]: {
      '&:hover': {
        backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.05),
        borderColor: theme.vars.palette.text.primary,
      },
    },
  },
  '&[data-variant="text"]': {
    paddingInline: 12,
    color: theme.vars.palette.primary.main,
    fontWeight: theme.typography.fontWeightMedium,
    [canHover]: { '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08) } },
  },
  '&:disabled, &[aria-disabled="true"]': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    borderColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
    [canHover]: {
      '&:hover': {
        backgroundColor: theme.vars.palette.action.disabledBackground,
        borderColor: 'transparent',
      },
    },
  },
  '&[data-variant="text"]:disabled, &[data-variant="text"][aria-disabled="true"]': { background: 'none' },
  // While pending the look stays; only the label makes room for the dots.
  '&[data-pending], &[aria-busy="true"]': { cursor: 'progress' },
})
