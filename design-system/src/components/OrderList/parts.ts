import { styled } from '@mui/material/styles'
import { canHover, color, radius, rem, transition, weight } from '../../theme/vars.ts'

export const Card = styled('a')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  transition: transition(['border-color', 'box-shadow']),
  [canHover]: { '&:hover': { borderColor: color.outline, boxShadow: color.shadowSoft } },
})

export const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minWidth: 0,
  'span + &': { fontSize: rem(14), color: color.muted },
})

export const Name = styled('span')({
  minWidth: 0,
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const Total = styled('span')({
  fontWeight: weight.bold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const Pictures = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginBlockStart: 4,
  color: color.muted,
  '& > div': { flex: '0 1 44px', minWidth: 0 },
  '& > svg:last-child': { marginInlineStart: 'auto', flex: 'none' },
})

export const Rest = styled('span')({ fontSize: rem(14), fontVariantNumeric: 'tabular-nums' })
