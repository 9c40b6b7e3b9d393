import { styled } from '@mui/material/styles'
/** Width of the fade at an edge with more content, in px. */
const FADE = 56

const fade = (before: number, after: number) =>
  `linear-gradient(to right, transparent, currentcolor ${before}px, currentcolor calc(100% - ${after}px), transparent)`

/** The scrolling row. An edge fades when there is more content beyond it. */
export const Scroller = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // Space so that the scroller doesn't clip focus rings and the chips' edges.
  padding: 6,
  margin: -6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADE,
  '&::-webkit-scrollbar': { display: 'none' },
  // On a phone the row extends to the edges of the screen.
  [theme.breakpoints.down('sm')]: { marginInline: -16, paddingInline: 16 },
  // An error message and its button wrap instead of scrolling.
  '&[data-status="failed"]': { flexWrap: 'wrap' },
  '&[data-after="true"]': { maskImage: fade(0, FADE) },
  '&[data-before="true"]': { maskImage: fade(FADE, 0) },
  '&[data-before="true"][data-after="true"]': { maskImage: fade(FADE, FADE) },
}))
