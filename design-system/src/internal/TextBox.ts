import InputBase from '@mui/material/InputBase'
import { styled, type Theme } from '@mui/material/styles'
import { canHover } from '../theme/media.ts'

/** An inset ring, before other shadows. */
function ring(tone: string): string {
  return `inset 0 0 0 1px ${tone}`
}

// The browser's autofill background can't be overridden, only covered.
const cover = (theme: Theme) => `inset 0 0 0 100vmax ${theme.vars.palette.background.paper}`

/** The box of a text input. A border, so that it stays visible with forced colours. */
export const TextBox = styled(InputBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  minHeight: 48,
  padding: 0,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.control,
  backgroundColor: theme.vars.palette.background.paper,
  // Below 16 px iOS zooms into the page on focus.
  fontSize: theme.typography.pxToRem(16),
  lineHeight: 1.5,
  transition: theme.transitions.create(['border-color']),
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.text.secondary } },
  '&.MuiInputBase-readOnly': { backgroundColor: theme.vars.palette.background.default },
  '&.Mui-disabled': {
    borderColor: theme.vars.palette.action.disabled,
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
  },
  // Other elements in the box have their own focus ring.
  '&:has(> :where(.MuiInputBase-input):focus-visible)': {
    borderColor: theme.vars.palette.primary.main,
    ...theme.mixins.focusRing,
  },
  '&.Mui-error': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: ring(theme.vars.palette.error.main),
  },
  '& > :is(input, textarea)': {
    boxSizing: 'border-box',
    height: 'auto',
    padding: '10px 14px',
    borderRadius: 'inherit',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&.Mui-disabled': {
      // Safari would dim it.
      WebkitTextFillColor: theme.vars.palette.text.secondary,
      cursor: 'not-allowed',
    },
    '&:autofill': {
      caretColor: theme.vars.palette.text.primary,
      WebkitTextFillColor: theme.vars.palette.text.primary,
      boxShadow: cover(theme),
    },
  },
  '&.Mui-error > :is(input, textarea):autofill': {
    boxShadow: `${ring(theme.vars.palette.error.main)}, ${cover(theme)}`,
  },
}))
