import { styled } from '@mui/material/styles'
import ButtonBase from '@mui/material/ButtonBase'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { canHover } from '../../theme/media.ts'

/** Padding of an option, in px. */
const PADDING = { block: 10, inline: 10 }
const GAP = 8

export const Options = styled('div', { shouldForwardProp: forwardExcept('longest', 'columns') })<{
  /** Width of the longest word of an option, in em. */
  longest: number
  /** Maximum number of columns. */
  columns: number
}>(({ theme, longest, columns }) => ({
  display: 'grid',
  // Equal widths, in the last row too. Half a pixel less, so that rounding doesn't cause a wrap.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(6rem, ${longest}em + ${2 * PADDING.inline}px, (100% - ${(columns - 1) * GAP}px) / ${columns} - 0.5px)), 1fr))`,
  gap: GAP,
  fontSize: theme.typography.pxToRem(14),
  // Not dimmed: the text has to stay readable, and the options stay usable.
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
  // A box shadow instead of a border: the chosen option's is thicker, and the layout must not shift.
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
    // On a line of its own: whether it fits beside the name would depend on whether the font is there.
    flexBasis: '100%',
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
  // Forced colours remove backgrounds and shadows.
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
  // Edge for a white swatch on a white background.
  border: `1px solid ${theme.vars.palette.outline}`,
  // Shown in print and with forced colours too, because the colour is the option.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}))

export const Reason = styled('p')(({ theme }) => ({
  overflowWrap: 'anywhere',
  color: theme.vars.palette.error.main,
  fontSize: theme.typography.pxToRem(14),
  lineHeight: theme.typography.caption.lineHeight,
  fontWeight: theme.typography.fontWeightMedium,
  '&:empty': { display: 'none' },
}))
