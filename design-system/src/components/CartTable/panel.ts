import { styled } from '@mui/material/styles'
/** The ground of the lines and of their skeleton: what measures how wide the table may be. */
export const Panel = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  containerName: 'cart',
  minWidth: 0,
  paddingInline: 16,
  borderRadius: theme.shape.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}))
