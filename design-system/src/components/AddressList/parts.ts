import { styled } from '@mui/material/styles'
import { columns } from '../../internal/columns.ts'

export const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: columns(24),
  alignItems: 'start',
  gap: 12,
})

export const Card = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.card,
  background: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
}))

export const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: 4,
  // Negative margins align the button's text, not its padding, with the fields.
  marginRight: -8,
  marginBottom: -8,
})
