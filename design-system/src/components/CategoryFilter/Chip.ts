import { styled } from '@mui/material/styles'
import { canHover, color, radius, rem, transition, weight } from '../../theme/vars.ts'

/** One category: a link. The chosen one carries `aria-current`, which is also what colours it. */
export const Chip = styled('a')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  padding: '8px 18px',
  borderRadius: radius.pill,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  color: color.ink,
  fontSize: rem(14),
  fontWeight: weight.medium,
  lineHeight: 1.4,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Under the ring of the focused chip its neighbours must not cut off.
  outlineOffset: 2,
  transition: transition(['background-color', 'border-color', 'color']),
  [canHover]: { '&:hover': { borderColor: color.outline } },
  '&[aria-current]': { background: color.ink, borderColor: color.ink, color: color.background },
})
