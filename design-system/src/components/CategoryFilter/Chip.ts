import { styled } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { canHover } from '../../theme/media.ts'

/** One category: a link. The chosen one has `aria-current`, which also sets its colours. */
export const Chip = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  padding: '8px 18px',
  borderRadius: theme.shape.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Space for the focus ring, which neighbours must not cover.
  outlineOffset: 2,
  transition: theme.transitions.create(['background-color', 'border-color', 'color']),
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.outline } },
  '&[aria-current]': {
    background: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}))
