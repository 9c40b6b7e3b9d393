import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { dock } from '../../theme/components/dock.ts'

/** How far the floating button rises above the bar, in px. */
const RISE = 18

/** Elements whose focus opens the on-screen keyboard. */
const TYPED_IN = ':is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea):focus'

/**
 * Space at the end of the page, as high as the bar, so that the bar covers no content. An estimate until the bar is
 * measured.
 */
export const Space = styled('div')(({ theme }) => ({
  height: `var(--dk-dock-height, calc(74px + ${theme.typography.pxToRem(15)} + env(safe-area-inset-bottom)))`,
  '@media print': { display: 'none' },
}))

export const Root = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.dock,
  container: 'dock / inline-size',
  paddingBlockStart: RISE,
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    justifyContent: 'center',
    padding: '0 16px 8px',
    // The page fades out above the dock, so that the dock doesn't overlap a card.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-16px 0 0',
      zIndex: -1,
      background: `linear-gradient(transparent, ${theme.vars.palette.background.default} 40%)`,
    },
  },
  [dock.touched]: { [`html:has(${TYPED_IN}) &`]: { display: 'none' } },
}))

/** Container of the floating button: as wide as an item, and moved to the active one. */
export const Rider = styled('span')(({ theme }) => ({
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
  // The items of a scrolling bar don't have equal widths.
  [dock.crowded]: { display: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** Side of the floating button's circle, in px. */
const CIRCLE = 60

/**
 * Only the upper part takes presses: the lower part overlaps the item below. Not MUI's Fab: all of its styles would be
 * overridden.
 */
export const FloatingButton = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  width: CIRCLE,
  height: 36,
  padding: '18px 0 0',
  color: theme.vars.palette.primary.contrastText,
  pointerEvents: 'auto',
  [dock.touched]: { animation: dock.ignoreEarlyPress },
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
}))
