import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'

const PADDING = 6
// In rem, so that the buttons beside the options stay aligned when the text grows.
const LINE = '3rem'
const LABEL = '2.25rem'

export const PopupBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.sticky,
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  maxHeight: 'max(120px, calc(var(--dk-popup-max-height, 60vh) - var(--dk-dock-height, 0px)))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.card,
  background: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[8],
  textAlign: 'start',
  '& > *': { padding: PADDING },
  // The text shown while there are no options.
  '& > [role="presentation"]': { padding: 0 },
  '& > [role="listbox"]': { overflow: 'hidden auto', overscrollBehavior: 'contain' },
  // The buttons beside the options have to scroll with them.
  '&:has(> ul)': { display: 'block', overflow: 'hidden auto', overscrollBehavior: 'contain' },
  '&:has(> ul) > [role="listbox"]': { overflow: 'visible' },
}))

export const Group = styled('div')(({ theme }) => ({
  '& + &': {
    marginBlockStart: PADDING,
    paddingBlockStart: PADDING,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}))

export const GroupLabel = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: LABEL,
  paddingInline: 10,
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
}))

/** One option of a list. The active one has `aria-selected` or `Mui-focused`. */
export const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: LINE,
  padding: '4px 10px',
  borderRadius: theme.shape.control,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color']),
  [canHover]: { '&:hover': { background: theme.vars.palette.background.default } },
  // A bar too, so that the active option is not marked by colour alone.
  '&[aria-selected="true"], &.Mui-focused': {
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& mark': {
    background: 'none',
    color: theme.vars.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  '& [data-part="picture"]': { flex: 'none', width: 44 },
  '& [data-part="text"]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-part="text"] > :first-of-type': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '& [data-part="detail"]': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.pxToRem(14),
  },
  '& [data-part="end"]': {
    flex: 'none',
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // As high as its remove button, and not under it.
  '&[data-removable]': { height: LINE, paddingInlineEnd: TOUCH_TARGET + 8 },
  '&[data-removable] [data-part="text"] > :first-of-type': { WebkitLineClamp: 1 },
}))

export const Buttons = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  '&[data-labelled]': { insetBlockStart: LABEL },
  '& > li': { display: 'grid', placeItems: 'center', height: LINE },
  '& button': {
    width: TOUCH_TARGET,
    height: TOUCH_TARGET,
    borderRadius: theme.shape.pill,
    color: theme.vars.palette.text.secondary,
    [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
  },
}))
