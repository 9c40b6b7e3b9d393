import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'

/** From one card's beginning to the next one's in a scroller with room, px: what a press of a button moves (PROD-11). */
export const STEP = 200

const GAP = 16
const GAP_ON_PHONE = 12
/** So much of the third card shows on a phone that there is no doubt about more. */
const WIDTH_ON_PHONE = 148

/** Room for five cards as soon as they may be a little narrower. */
const FIVE_FIT = '@container product-scroller (min-width: 54rem)'
const NARROWEST = 160

/** Length of the fade at an end where something is hidden, px. */
const FADE = 28
const fade = (before: number, after: number) =>
  `linear-gradient(to right, transparent, currentcolor ${before}px, currentcolor calc(100% - ${after}px), transparent)`

export const Section = styled('section')({
  containerType: 'inline-size',
  containerName: 'product-scroller',
  minWidth: 0,
})

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  // On a phone, where no buttons are, the far end is the action's.
  [theme.breakpoints.down('sm')]: { justifyContent: 'space-between' },
  minHeight: TOUCH_TARGET,
  marginBlockEnd: 12,
}))

/** A finger scrolls by itself; the buttons are for mice, which can't. Hidden, they keep their room. */
export const Buttons = styled('div')({
  display: 'none',
  gap: 4,
  marginInlineStart: 'auto',
  // The drawing, not its round target, ends where the row does.
  marginInlineEnd: -10,
  '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
  '&[data-shown="false"]': { visibility: 'hidden' },
})

// Focus rings are not to be cut by the scroller.
const RING = 6

export const List = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: GAP,
  margin: -RING,
  padding: RING,
  scrollPaddingInline: RING,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': {
    flex: 'none',
    width: STEP - GAP,
    scrollSnapAlign: 'start',
    [theme.breakpoints.down('sm')]: { width: WIDTH_ON_PHONE },
  },
  // Five stand side by side where there is nearly room for them.
  [FIVE_FIT]: { '&[data-few="true"] > li': { flexShrink: 1, minWidth: NARROWEST } },
  // On a phone the row runs out to the edges of the screen.
  [theme.breakpoints.down('sm')]: {
    gap: GAP_ON_PHONE,
    marginInline: -16,
    paddingInline: 16,
    scrollPaddingInline: 16,
  },
  [theme.breakpoints.up('sm')]: {
    '&[data-after="true"]': { maskImage: fade(0, FADE) },
    '&[data-before="true"]': { maskImage: fade(FADE, 0) },
    '&[data-before="true"][data-after="true"]': { maskImage: fade(FADE, FADE) },
  },
  // Nothing in it can be reached yet.
  '&[data-empty="true"]': { overflowX: 'hidden' },
}))

export const Card = styled('a')(({ theme }) => ({
  display: 'block',
  height: '100%',
  borderRadius: theme.shape.card,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '& img': { transition: theme.transitions.create(['scale', 'opacity'], { duration: 240 }) },
  [canHover]: { '&:hover img': { scale: '1.035' } },
  '&[data-faded="true"] img': { opacity: 0.5 },
}))

/** Two lines of a name, whatever it has of them, so that prices stand in line. */
export const Name = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: '2.8em',
  marginBlock: '10px 4px',
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
}))

/** As high as a price with an old price under it. */
export const Price = styled('div')(({ theme }) => ({
  // A skeleton's own margins stay within.
  display: 'flow-root',
  minHeight: '2.5rem',
  fontSize: theme.typography.pxToRem(14),
  lineHeight: 1.3,
  '& > small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.pxToRem(12),
  },
}))
