import { styled } from '@mui/material/styles'
import { color, rem } from '../../theme/vars.ts'

/** A small line that stands on paper alone: what a screen shows in some other way. */
export const PrintOnly = styled('p')({
  display: 'none',
  fontSize: rem(12),
  color: color.muted,
  overflowWrap: 'anywhere',
  '@media print': { display: 'block' },
})
