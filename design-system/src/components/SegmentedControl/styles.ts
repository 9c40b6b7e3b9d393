import { styled } from '@mui/material/styles'
import { canHover } from '../../theme/media.ts'

export const Group = styled('fieldset')({ width: '100%' })

export const Legend = styled('legend')(({ theme }) => ({
  marginBottom: 8,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
}))

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  // Segments that their words make too wide stand under each other.
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.control,
  background: theme.vars.palette.background.paper,
}))

export const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: '1 1 auto',
  maxWidth: '100%',
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: theme.shape.small,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  textAlign: 'center',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create(['background-color', 'color']),
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
  [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
  '&:has(input:checked)': {
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
  },
  '&:has(input:focus-visible)': { ...theme.mixins.focusRing, zIndex: 1 },
  // Forced colours leave no grounds and no shadows.
  '@media (forced-colors: active)': {
    '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&:has(input:focus-visible)': { outlineOffset: 2 },
  },
}))
