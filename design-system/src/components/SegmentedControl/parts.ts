import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { ChoiceGroup } from '../../internal/ChoiceGroup.tsx'
import { canHover } from '../../theme/media.ts'

export const Group = styled(ChoiceGroup)(({ theme }) => ({
  '& [role="radiogroup"]': {
    // Segments wrap if their labels are too wide.
    flexDirection: 'row',
    gap: 2,
    padding: 3,
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: theme.shape.control,
    background: theme.vars.palette.background.paper,
  },
}))

export const Option = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
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
  transition: theme.transitions.create(['background-color', 'color']),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
  // Icon above the label, so that three segments fit in a phone's sidebar.
  '&:has(> svg)': { flexDirection: 'column', gap: 2 },
  [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
  '&:has(:checked)': {
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
  },
  '&:has(:focus-visible)': { zIndex: 1 },
  // Forced colours remove backgrounds and shadows.
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&:has(:focus-visible)': { outlineOffset: 2 },
  },
}))
