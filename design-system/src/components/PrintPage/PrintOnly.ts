import { styled } from '@mui/material/styles'
/** A small text that is only printed. */
export const PrintOnly = styled('p')(({ theme }) => ({
  display: 'none',
  fontSize: theme.typography.pxToRem(12),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '@media print': { display: 'block' },
}))
