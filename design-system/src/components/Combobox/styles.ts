import type { CSSObject } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover, color, layer, radius, rem, transition, weight } from '../../theme/vars.ts'

const PADDING = 6
// In rem, since buttons that stand beside the lines have to stay there when the text grows.
const LINE = rem(48)
const LABEL = rem(36)

export const popupStyles: CSSObject = {
  position: 'absolute',
  zIndex: layer.sticky,
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  maxHeight: 'max(120px, calc(var(--dk-room, 60vh) - var(--dk-dock-height, 0px)))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
  color: color.ink,
  boxShadow: color.shadowRaised,
  textAlign: 'start',
  '& > *': { padding: PADDING },
  '& > [role="listbox"]': { overflow: 'hidden auto', overscrollBehavior: 'contain' },
  // Buttons beside the lines have to move with them.
  '&:has(> ul)': { display: 'block', overflow: 'hidden auto', overscrollBehavior: 'contain' },
  '&:has(> ul) > [role="listbox"]': { overflow: 'visible' },
}

export const groupStyles: CSSObject = {
  '& + &': {
    marginBlockStart: PADDING,
    paddingBlockStart: PADDING,
    borderBlockStart: `1px solid ${color.hairline}`,
  },
}

export const groupLabelStyles: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  height: LABEL,
  paddingInline: 10,
  overflow: 'hidden',
  color: color.muted,
  fontSize: rem(14),
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
}

export const optionStyles: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: LINE,
  padding: '4px 10px',
  borderRadius: radius.control,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: transition(['background-color']),
  [canHover]: { '&:hover': { background: color.background } },
  // A bar too: the active line is told by more than its colour.
  '&[aria-selected="true"]': {
    background: color.primarySoft,
    boxShadow: `inset 3px 0 0 ${color.primary}`,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  '& > svg': { flex: 'none', color: color.muted },
  '& mark': {
    background: 'none',
    color: color.primary,
    fontWeight: weight.bold,
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
  '& [data-part="detail"]': { display: 'block', color: color.muted, fontSize: rem(14) },
  '& [data-part="end"]': {
    flex: 'none',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // As high as its button, and never under it.
  '&[data-removable]': { height: LINE, paddingInlineEnd: TOUCH_TARGET + 8 },
  '&[data-removable] [data-part="text"] > :first-of-type': { WebkitLineClamp: 1 },
}

export const removalStyles: CSSObject = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  margin: 0,
  listStyle: 'none',
  '&[data-labelled]': { insetBlockStart: LABEL },
  '& > li': { display: 'grid', placeItems: 'center', height: LINE },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: TOUCH_TARGET,
    height: TOUCH_TARGET,
    padding: 0,
    border: 0,
    borderRadius: radius.pill,
    background: 'none',
    color: color.muted,
    cursor: 'pointer',
    [canHover]: { '&:hover': { color: color.ink } },
  },
}

export const messageStyles: CSSObject = {
  '&&': { padding: '14px 16px' },
  color: color.muted,
  overflowWrap: 'anywhere',
}

export const waitingStyles: CSSObject = { display: 'grid', gap: 16, '&&': { padding: '18px 16px' } }
