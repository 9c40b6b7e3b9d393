import type { CSSObject } from '@mui/material/styles'
import { deaf } from '../../internal/deaf.ts'
import { motion, TOUCH_TARGET } from '../../theme/tokens.ts'
import { below, canHover, color, layer, radius, rem, transition, up, weight } from '../../theme/vars.ts'

/** How far the floating button rises above the bar, in px. */
const RISE = 18
/** Side of the floating button, in px. */
const CIRCLE = 60

const TOUCHED = '@media (pointer: coarse)'
/** While one of these has focus a touch screen shows its keyboard. */
const TYPED_IN = ':is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea):focus'
/** How long it takes no press once it is back, in ms: the press that took the focus from the field ends where it began. */
const DEAF_MS = 300
/** Letters so large that five words don't fit beside each other whole. */
const CROWDED = '@container dock (max-width: 19.9rem)'

/** As high as the bar, at the end of the page: nothing of it stays covered. Until the bar is measured, as good as. */
export const spaceStyles: CSSObject = {
  height: `var(--dk-dock-height, calc(74px + ${rem(15)} + env(safe-area-inset-bottom)))`,
  '@media print': { display: 'none' },
}

export const rootStyles: CSSObject = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.dock,
  container: 'dock / inline-size',
  paddingBlockStart: RISE,
  pointerEvents: 'none',
  [up.md]: { display: 'grid', justifyContent: 'center', padding: '0 16px 8px' },
  [TOUCHED]: { [`html:has(${TYPED_IN}) &`]: { display: 'none' } },
}

export const barStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  paddingBlockEnd: 'calc(4px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${color.hairline}`,
  borderRadius: `${radius.panel}px ${radius.panel}px 0 0`,
  background: color.surface,
  boxShadow: color.shadowRaised,
  pointerEvents: 'auto',
  [TOUCHED]: { animation: deaf(DEAF_MS) },
  // A word is never broken: what doesn't fit is scrolled to.
  [CROWDED]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    overflowX: 'auto',
  },
  [up.md]: {
    gridTemplateColumns: 'repeat(5, minmax(80px, 1fr))',
    padding: '2px 8px',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.pill,
  },
}

/** The floating button's place: as wide as an item, it rides from one to the other. */
export const riderStyles: CSSObject = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '20%',
  display: 'grid',
  justifyItems: 'center',
  transition: transition(['translate'], motion.slow),
  '&[data-at="1"]': { translate: '100%' },
  '&[data-at="2"]': { translate: '200%' },
  '&[data-at="3"]': { translate: '300%' },
  '&[data-at="4"]': { translate: '400%' },
  // Then the bar has no fifths for it to ride on.
  [CROWDED]: { display: 'none' },
  [up.md]: { display: 'none' },
}

export const controlStyles: CSSObject = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  width: '100%',
  minHeight: TOUCH_TARGET,
  padding: '10px 0 8px',
  border: 0,
  borderRadius: radius.panel,
  background: 'none',
  color: color.muted,
  // On the narrowest phones five words stand side by side by a hair.
  fontSize: `clamp(${rem(11)}, 3.4vw, ${rem(12)})`,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  pointerEvents: 'auto',
  [TOUCHED]: { animation: deaf(DEAF_MS) },
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['color']),
  '&:focus-visible': { outlineOffset: -4 },
  [canHover]: { '&:hover': { color: color.ink } },
  '&[data-active]': { color: color.primary, fontWeight: weight.bold },
  // The floating button shows it.
  [below.md]: { '&[data-active]:not([data-floating]) > svg': { visibility: 'hidden' } },
  [CROWDED]: {
    paddingInline: 12,
    overflowWrap: 'normal',
    '&[data-active]:not([data-floating]) > svg': { visibility: 'visible' },
  },
  [up.md]: { gap: 2, padding: '6px 4px' },
  // Only its upper part is pressed: the lower one lies on the item itself, which takes its own presses.
  '&[data-floating]': {
    position: 'relative',
    width: CIRCLE,
    minHeight: 0,
    height: 36,
    paddingBlock: '18px 0',
    color: color.onPrimary,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: CIRCLE,
      border: `4px solid ${color.background}`,
      borderRadius: radius.pill,
      background: color.primary,
      boxShadow: color.shadowSoft,
      pointerEvents: 'none',
    },
    '& > svg': { position: 'relative' },
  },
}
