import { styled } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { columns } from '../../internal/columns.ts'
import { canHover } from '../../theme/media.ts'

/** One column on a phone, two where there is room. */
export const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: columns(24),
  gap: 12,
})

export const Card = styled(Anchor)(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: 16,
  borderRadius: theme.shape.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: theme.transitions.create(['border-color', 'box-shadow']),
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.outline, boxShadow: theme.shadows[1] } },
}))

export const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minWidth: 0,
  'span + &': { fontSize: theme.typography.pxToRem(14), color: theme.vars.palette.text.secondary },
}))

export const Name = styled('span')(({ theme }) => ({
  minWidth: 0,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
}))

export const Total = styled('span')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}))

export const Pictures = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginBlockStart: 4,
  color: theme.vars.palette.text.secondary,
  '& > div': { flex: '0 1 44px', minWidth: 0 },
  '& > svg:last-child': { marginInlineStart: 'auto', flex: 'none' },
}))

export const Rest = styled('span')(({ theme }) => ({
  fontSize: theme.typography.pxToRem(14),
  fontVariantNumeric: 'tabular-nums',
}))
