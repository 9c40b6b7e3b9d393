import { styled } from '@mui/material/styles'
import FormHelperText from '@mui/material/FormHelperText'
import ButtonBase from '@mui/material/ButtonBase'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { canHover } from '../../theme/media.ts'

export const Label = styled('p')(({ theme }) => ({
  marginBottom: 8,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
}))

/** Room around an option's words, in px. */
const PADDING = { block: 10, inline: 10 }
const GAP = 8

export const Options = styled('div', { shouldForwardProp: forwardExcept('longest', 'columns') })<{
  /** Of the words that an option has to hold whole, in em. */
  longest: number
  /** So many beside each other at most. */
  columns: number
}>(({ theme, longest, columns }) => ({
  display: 'grid',
  // All as wide as each other, in the last row too. Half a pixel less than a share, so that rounding leaves none out.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(6rem, ${longest}em + ${2 * PADDING.inline}px, (100% - ${(columns - 1) * GAP}px) / ${columns} - 0.5px)), 1fr))`,
  gap: GAP,
  fontSize: theme.typography.pxToRem(14),
  // Not paler: the words have to stay readable, and every option can be chosen meanwhile.
  '&[aria-busy="true"]': { cursor: 'progress' },
}))

export const Option = styled(ButtonBase)(({ theme }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: GAP,
  minWidth: 0,
  minHeight: 48,
  padding: `${PADDING.block}px ${PADDING.inline}px`,
  borderRadius: theme.shape.control,
  // A ring instead of a border: the chosen one's is thicker and nothing inside may move for it.
  outline: '1px solid transparent',
  outlineOffset: -1,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  background: theme.vars.palette.background.paper,
  fontSize: theme.typography.pxToRem(14),
  textAlign: 'start',
  transition: theme.transitions.create(['background-color', 'box-shadow']),
  '& > *': { maxWidth: '100%' },
  '& > :is(b, small)': { overflowWrap: 'anywhere' },
  '& > b': { display: 'flex', alignItems: 'center', fontWeight: theme.typography.fontWeightBold },
  '& > small': {
    fontSize: theme.typography.pxToRem(12),
    color: theme.vars.palette.text.secondary,
  },
  [canHover]: {
    '&:hover:not([aria-disabled="true"])': {
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
    },
  },
  '&[data-sold-out] > :is(b, span)': { color: theme.vars.palette.text.secondary },
  '&[data-sold-out] > b': { textDecorationLine: 'line-through' },
  '&[aria-checked="true"], &[aria-checked="true"]:hover': {
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  // Forced colours leave no grounds and no shadows.
  '@media (forced-colors: active)': {
    '&[aria-checked="true"]': { outline: '3px solid Highlight' },
  },
  '&[aria-disabled="true"]': {
    outline: 'none',
    border: `1px dashed ${theme.vars.palette.outline}`,
    padding: `${PADDING.block - 1}px ${PADDING.inline - 1}px`,
    boxShadow: 'none',
    background: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '&&:focus-visible': theme.mixins.focusRing,
}))

export const Swatch = styled('i')(({ theme }) => ({
  flex: 'none',
  width: '1.1em',
  height: '1.1em',
  marginInlineEnd: 6,
  borderRadius: theme.shape.pill,
  // White on white has an edge too.
  border: `1px solid ${theme.vars.palette.outline}`,
  // Paper and forced colours show it too: it is what the option is.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}))

export const Reason = styled(FormHelperText)(({ theme }) => ({
  marginTop: 8,
  fontWeight: theme.typography.fontWeightMedium,
  '&:empty': { display: 'none' },
}))
