import { styled } from '@mui/material/styles'
/** A small line that stands on paper alone: what a screen shows in some other way. */
export const PrintOnly = styled('p')(({ theme }) => ({
  display: 'none',
  fontSize: theme.typography.pxToRem(12),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '@media print': { display: 'block' },
}))
