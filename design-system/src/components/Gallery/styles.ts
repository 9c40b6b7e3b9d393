import type { CSSObject } from '@mui/material/styles'
import { motion, TOUCH_TARGET } from '../../theme/tokens.ts'
import { below, canHover, color, radius, transition, translucent, up } from '../../theme/vars.ts'

/** Height of the row of thumbnails with the room around it. In px. */
const THUMBNAILS = 104

export const rootStyles: CSSObject = {
  position: 'relative',
  width: '100%',
  aspectRatio: '6 / 5',
  overflow: 'hidden',
  // Beside facts longer than the dialog it stays in view, as high as that is at most.
  [up.md]: { position: 'sticky', top: 0, maxHeight: 'min(780px, 100dvh - 48px)' },
}

/** What can be pulled: the row's window. Up and down belongs to the sheet's scroller, pinching to the browser. */
export const windowStyles: CSSObject = {
  position: 'absolute',
  inset: 0,
  // Not `hidden`, which a focused thing could still scroll.
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
}

export const trackStyles: CSSObject = {
  display: 'flex',
  height: '100%',
  transition: transition(['translate'], motion.slow),
}

export const slideStyles: CSSObject = { flex: '0 0 100%', minWidth: 0, height: '100%' }

/** The ground fills the slide; the picture stays whole on it. */
export const pictureStyles: CSSObject = {
  height: '100%',
  aspectRatio: 'auto',
  '& img': { position: 'absolute', inset: 0, objectFit: 'contain' },
  [up.md]: {
    '[data-many] &': { paddingBottom: THUMBNAILS },
    '[data-many] & img': { height: `calc(100% - ${THUMBNAILS}px)` },
  },
}

export const enlargeStyles: CSSObject = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-start',
  padding: 8,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'zoom-in',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'inherit',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: radius.pill,
    backgroundColor: translucent('surface', 86),
  },
  '&:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  [canHover]: { '&:hover > span': { backgroundColor: color.surface } },
  // Below and right, but on a phone the dots need the lower edge for themselves.
  [up.md]: {
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    padding: 20,
    '[data-many] &': { bottom: THUMBNAILS - 8 },
  },
}

/** A phone has the dots instead. */
export const stepStyles: CSSObject = { [below.md]: { display: 'none' } }

/** One row of buttons: dots over the picture on a phone, thumbnails under it from 900 px. */
export const thumbnailsStyles: CSSObject = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'safe center',
  pointerEvents: 'none',
  '& > button': {
    // With many pictures they make room for each other.
    flex: `0 1 ${TOUCH_TARGET}px`,
    display: 'grid',
    placeItems: 'center',
    minWidth: 24,
    height: TOUCH_TARGET,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    pointerEvents: 'auto',
    WebkitTapHighlightColor: 'transparent',
  },
  '& > button[aria-disabled="true"]': { cursor: 'default' },
  [below.md]: {
    paddingInline: 8,
    '& > button::after': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: radius.pill,
      backgroundColor: color.muted,
      transition: transition(['width', 'background-color']),
    },
    '& > button[aria-disabled="true"]::after': { width: 24, backgroundColor: color.primary },
    '& > button > *': { display: 'none' },
  },
  [up.md]: {
    gap: 10,
    padding: '8px 20px 20px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > button': {
      flex: '0 0 64px',
      height: 64,
      overflow: 'hidden',
      border: '2px solid transparent',
      borderRadius: radius.control,
      backgroundColor: color.surface,
    },
    '& > button[aria-disabled="true"]': { borderColor: color.primary },
    [canHover]: { '& > button:not([aria-disabled="true"]):hover': { borderColor: color.outline } },
  },
}
