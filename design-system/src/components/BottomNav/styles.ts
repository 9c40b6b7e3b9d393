import { deaf } from '../../internal/deaf.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

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
export const spaceStyles: ThemedStyles = ({ theme }) => ({
  height: `var(--dk-dock-height, calc(74px + ${theme.typography.pxToRem(15)} + env(safe-area-inset-bottom)))`,
  '@media print': { display: 'none' },
})

export const rootStyles: ThemedStyles = ({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.dock,
  container: 'dock / inline-size',
  paddingBlockStart: RISE,
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { display: 'grid', justifyContent: 'center', padding: '0 16px 8px' },
  [TOUCHED]: { [`html:has(${TYPED_IN}) &`]: { display: 'none' } },
})

export const barStyles: ThemedStyles = ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  paddingBlockEnd: 'calc(4px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.shape.panel}px ${theme.shape.panel}px 0 0`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  pointerEvents: 'auto',
  [TOUCHED]: { animation: deaf(DEAF_MS) },
  // A word is never broken: what doesn't fit is scrolled to.
  [CROWDED]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    overflowX: 'auto',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, minmax(80px, 1fr))',
    padding: '2px 8px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.pill,
  },
})

/** The floating button's place: as wide as an item, it rides from one to the other. */
export const riderStyles: ThemedStyles = ({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '20%',
  display: 'grid',
  justifyItems: 'center',
  transition: theme.transitions.create(['translate'], { duration: theme.transitions.duration.complex }),
  '&[data-at="1"]': { translate: '100%' },
  '&[data-at="2"]': { translate: '200%' },
  '&[data-at="3"]': { translate: '300%' },
  '&[data-at="4"]': { translate: '400%' },
  // Then the bar has no fifths for it to ride on.
  [CROWDED]: { display: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
})

export const controlStyles: ThemedStyles = ({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  width: '100%',
  minHeight: TOUCH_TARGET,
  padding: '10px 0 8px',
  border: 0,
  borderRadius: theme.shape.panel,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  // On the narrowest phones five words stand side by side by a hair.
  fontSize: `clamp(${theme.typography.pxToRem(11)}, 3.4vw, ${theme.typography.pxToRem(12)})`,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  pointerEvents: 'auto',
  [TOUCHED]: { animation: deaf(DEAF_MS) },
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create(['color']),
  '&:focus-visible': { outlineOffset: -4 },
  [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
  '&[data-active]': { color: theme.vars.palette.primary.main, fontWeight: theme.typography.fontWeightBold },
  // The floating button shows it.
  [theme.breakpoints.down('md')]: { '&[data-active]:not([data-floating]) > svg': { visibility: 'hidden' } },
  [CROWDED]: {
    paddingInline: 12,
    overflowWrap: 'normal',
    '&[data-active]:not([data-floating]) > svg': { visibility: 'visible' },
  },
  [theme.breakpoints.up('md')]: { gap: 2, padding: '6px 4px' },
  // Only its upper part is pressed: the lower one lies on the item itself, which takes its own presses.
  '&[data-floating]': {
    position: 'relative',
    width: CIRCLE,
    minHeight: 0,
    height: 36,
    paddingBlock: '18px 0',
    color: theme.vars.palette.primary.contrastText,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: CIRCLE,
      border: `4px solid ${theme.vars.palette.background.default}`,
      borderRadius: theme.shape.pill,
      background: theme.vars.palette.primary.main,
      boxShadow: theme.shadows[1],
      pointerEvents: 'none',
    },
    '& > svg': { position: 'relative' },
  },
})
