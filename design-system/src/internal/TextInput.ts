import { styled, type Theme } from '@mui/material/styles'
import { canHover } from '../theme/media.ts'

/** A ring on the inner side of the edge, in front of any others. */
function ring(tone: string): string {
  return `inset 0 0 0 1px ${tone}`
}

// The browser's own ground of what it filled in can't be overwritten, only covered.
const cover = ({ theme }: { theme: Theme }) => `inset 0 0 0 100vmax ${theme.vars.palette.background.paper}`

/** The box that text is typed into; a real border, so that it stays visible in forced colours. */
export const TextInput = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  caretColor: theme.vars.palette.text.primary,
  // Below 16 px iOS zooms into the page on focus.
  fontSize: theme.typography.pxToRem(16),
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  appearance: 'none',
  transition: theme.transitions.create(['border-color']),
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  [canHover]: { '&:hover:enabled': { borderColor: theme.vars.palette.text.secondary } },
  '&:read-only': { background: theme.vars.palette.background.default },
  '&:disabled': {
    background: theme.vars.palette.action.disabledBackground,
    borderColor: theme.vars.palette.action.disabled,
    color: theme.vars.palette.text.secondary,
    // Safari would pale it.
    WebkitTextFillColor: theme.vars.palette.text.secondary,
    opacity: 1,
    cursor: 'not-allowed',
  },
  '&:focus-visible': { borderColor: theme.vars.palette.primary.main },
  '&[aria-invalid]': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: ring(theme.vars.palette.error.main),
  },
  '&:autofill': { WebkitTextFillColor: theme.vars.palette.text.primary, boxShadow: cover({ theme }) },
  '&[aria-invalid]:autofill': { boxShadow: `${ring(theme.vars.palette.error.main)}, ${cover({ theme })}` },
}))
