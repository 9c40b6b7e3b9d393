import { styled } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { fadingEdges, scrollingRow } from '../../internal/scrollingRow.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'

/** Distance between the starts of two cards, in px: the distance of one press of a scroll button (PROD-11). */
export const STEP = 200

const GAP = 16
const GAP_ON_PHONE = 12
/** On a phone a part of the third card is visible, to show that there is more. */
const WIDTH_ON_PHONE = 148

/** Fits five slightly narrower cards. */
const FIVE_FIT = '@container product-scroller (min-width: 54rem)'
const NARROWEST = 160

/** Width of the fade at an edge with more content, in px. */
const FADE = 28

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
  // On a phone without scroll buttons the action is at the end.
  [theme.breakpoints.down('sm')]: { justifyContent: 'space-between' },
  minHeight: TOUCH_TARGET,
  marginBlockEnd: 12,
}))

/** Only for mice: touch screens scroll without buttons. Hidden buttons keep their space. */
export const Buttons = styled('div')({
  display: 'none',
  gap: 4,
  marginInlineStart: 'auto',
  // Aligns the icon, not its round button, with the row.
  marginInlineEnd: -10,
  '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
  '&[data-shown="false"]': { visibility: 'hidden' },
})

// Space so that the scroller doesn't clip focus rings.
const RING = 6

export const List = styled('ul')(({ theme }) => ({
  ...scrollingRow,
  position: 'relative',
  gap: GAP,
  margin: -RING,
  padding: RING,
  scrollPaddingInline: RING,
  scrollSnapType: 'x proximity',
  '& > li': {
    flex: 'none',
    width: STEP - GAP,
    scrollSnapAlign: 'start',
    [theme.breakpoints.down('sm')]: { width: WIDTH_ON_PHONE },
  },
  // Five cards shrink to fit if there is nearly enough space.
  [FIVE_FIT]: { '&[data-few="true"] > li': { flexShrink: 1, minWidth: NARROWEST } },
  // On a phone the row extends to the edges of the screen.
  [theme.breakpoints.down('sm')]: {
    gap: GAP_ON_PHONE,
    marginInline: -16,
    paddingInline: 16,
    scrollPaddingInline: 16,
  },
  [theme.breakpoints.up('sm')]: fadingEdges(FADE),
  // It has no content to reach yet.
  '&[data-empty="true"]': { overflowX: 'hidden' },
}))

export const Card = styled(Anchor)(({ theme }) => ({
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

/** Always two lines high, so that prices align. */
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
  // Contains the margins of a skeleton.
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
