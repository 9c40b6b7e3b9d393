import { styled } from '@mui/material/styles'
import { canHover, color, radius, rem, transition } from '../theme/vars.ts'

/** A ring on the inner side of the edge, in front of any others. */
function ring(tone: string): string {
  return `inset 0 0 0 1px ${tone}`
}

// The browser's own ground of what it filled in can't be overwritten, only covered.
const cover = `inset 0 0 0 100vmax ${color.surface}`

/** The box that text is typed into; a real border, so that it stays visible in forced colours. */
export const TextInput = styled('input')({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${color.outline}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  caretColor: color.ink,
  // Below 16 px iOS zooms into the page on focus.
  fontSize: rem(16),
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  appearance: 'none',
  transition: transition(['border-color']),
  '&::placeholder': { color: color.muted, opacity: 1 },
  [canHover]: { '&:hover:enabled': { borderColor: color.muted } },
  '&:read-only': { background: color.background },
  '&:disabled': {
    background: color.disabledGround,
    borderColor: color.disabled,
    color: color.muted,
    // Safari would pale it.
    WebkitTextFillColor: color.muted,
    opacity: 1,
    cursor: 'not-allowed',
  },
  '&:focus-visible': { borderColor: color.primary },
  '&[aria-invalid]': { borderColor: color.error, boxShadow: ring(color.error) },
  '&:autofill': { WebkitTextFillColor: color.ink, boxShadow: cover },
  '&[aria-invalid]:autofill': { boxShadow: `${ring(color.error)}, ${cover}` },
})
