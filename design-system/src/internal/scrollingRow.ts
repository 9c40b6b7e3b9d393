import type { CSSObject } from '@mui/material/styles'

const mask = (before: number, after: number) =>
  `linear-gradient(to right, transparent, currentcolor ${before}px, currentcolor calc(100% - ${after}px), transparent)`

/** A row that scrolls sideways, without a scroll bar. */
export const scrollingRow: CSSObject = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
}

/** An edge fades when there is more content beyond it (`data-before`, `data-after`). @param width of the fade, in px */
export const fadingEdges = (width: number): CSSObject => ({
  '&[data-after="true"]': { maskImage: mask(0, width) },
  '&[data-before="true"]': { maskImage: mask(width, 0) },
  '&[data-before="true"][data-after="true"]': { maskImage: mask(width, width) },
})
