import { styled } from '@mui/material/styles'
/** Width of the fade that says there is more. In px. */
const FADE = 56

const fade = (before: number, after: number) =>
  `linear-gradient(to right, transparent, currentcolor ${before}px, currentcolor calc(100% - ${after}px), transparent)`

/** The row itself. Its ends fade where something is hidden behind them. */
export const Scroller = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // Focus rings and the chips' own edges are not to be cut by the scroller.
  padding: 6,
  margin: -6,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADE,
  '&::-webkit-scrollbar': { display: 'none' },
  // On a phone the row runs out to the edges of the screen.
  [theme.breakpoints.down('sm')]: { marginInline: -16, paddingInline: 16 },
  // A failure has a sentence and a button, which are to be seen whole.
  '&[data-status="failed"]': { flexWrap: 'wrap' },
  '&[data-after="true"]': { maskImage: fade(0, FADE) },
  '&[data-before="true"]': { maskImage: fade(FADE, 0) },
  '&[data-before="true"][data-after="true"]': { maskImage: fade(FADE, FADE) },
}))
