import { styled } from '@mui/material/styles'
import { color, radius, rem, translucent, up, weight } from '../../theme/vars.ts'

export const Root = styled('div')({
  position: 'relative',
  minWidth: 0,
  // The message's region is there without a message too.
  '& > [role="alert"] > *': { marginTop: 16 },
})

export const Person = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  '& > :last-child': { flex: '1 1 10rem', minWidth: 0 },
})

export const Name = styled('p')({
  fontSize: rem(22),
  fontWeight: weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})

export const Email = styled('p')({
  marginTop: 4,
  color: color.muted,
  fontSize: rem(14),
  overflowWrap: 'anywhere',
})

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
})

export const Hint = styled('p')({
  flex: '1 0 100%',
  minWidth: 0,
  color: color.muted,
  fontSize: rem(14),
  [up.sm]: { flex: '1 1 12rem', marginInlineStart: 4 },
})

/** Lies over all of the header while a file is dragged over it, and lets the pointer through to it. */
export const DropHere = styled('p')({
  position: 'absolute',
  inset: -8,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: `2px dashed ${color.primary}`,
  borderRadius: radius.card,
  background: translucent('primarySoft', 94),
  color: color.primary,
  fontWeight: weight.bold,
  textAlign: 'center',
  pointerEvents: 'none',
})
