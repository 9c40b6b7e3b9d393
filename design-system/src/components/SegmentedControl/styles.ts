import { styled } from '@mui/material/styles'
import { canHover, color, focusRing, radius, rem, transition, weight } from '../../theme/vars.ts'

export const Group = styled('fieldset')({ width: '100%' })

export const Legend = styled('legend')({
  marginBottom: 8,
  fontSize: rem(14),
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})

export const Row = styled('div')({
  display: 'flex',
  // Segments that their words make too wide stand under each other.
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  border: `1px solid ${color.outline}`,
  borderRadius: radius.control,
  background: color.surface,
})

export const Option = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: '1 1 auto',
  maxWidth: '100%',
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: radius.small,
  color: color.muted,
  fontSize: rem(14),
  fontWeight: weight.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['background-color', 'color']),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
  // A drawing above its word: three of them fit a phone's sidebar in one row.
  '&:has(> svg)': { flexDirection: 'column', gap: 2 },
  // Over the whole segment: a touch reader finds it where it is seen.
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    outline: 'none',
    cursor: 'inherit',
  },
  [canHover]: { '&:hover': { color: color.ink } },
  '&:has(input:checked)': {
    background: color.primarySoft,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
    color: color.primary,
  },
  '&:has(input:focus-visible)': { ...focusRing, zIndex: 1 },
  // Forced colours leave no grounds and no shadows.
  '@media (forced-colors: active)': {
    '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&:has(input:focus-visible)': { outlineOffset: 2 },
  },
})
