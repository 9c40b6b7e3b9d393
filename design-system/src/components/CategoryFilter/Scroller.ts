import { styled } from '@mui/material/styles'
import { fadingEdges, scrollingRow } from '../../internal/scrollingRow.ts'

/** Width of the fade at an edge with more content, in px. */
const FADE = 56

export const Scroller = styled('ul')(({ theme }) => ({
  ...scrollingRow,
  gap: 8,
  // Space so that the scroller doesn't clip focus rings and the chips' edges.
  padding: 6,
  margin: -6,
  scrollPaddingInline: FADE,
  // On a phone the row extends to the edges of the screen.
  [theme.breakpoints.down('sm')]: { marginInline: -16, paddingInline: 16 },
  // An error message and its button wrap instead of scrolling.
  '&[data-status="failed"]': { flexWrap: 'wrap' },
  ...fadingEdges(FADE),
}))
