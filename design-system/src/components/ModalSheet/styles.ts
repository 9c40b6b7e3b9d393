import { keyframes } from '@emotion/react'
import type { CSSObject } from '@mui/material/styles'
import { motion } from '../../theme/tokens.ts'
import { below, color, radius, translucent, up } from '../../theme/vars.ts'

const rise = keyframes({ from: { translate: '0 100%' } })
// No `from`: a sheet that was pulled half way leaves from there.
const sink = keyframes({ to: { translate: '0 100%' } })
const appear = keyframes({ from: { opacity: 0, translate: '0 16px', scale: '0.985' } })
const vanish = keyframes({ to: { opacity: 0, translate: '0 8px', scale: '0.99' } })
const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

const arrives = `${motion.slow}ms ${motion.easeOut}`
const leaves = `${motion.normal}ms ${motion.easeIn} forwards`

export const rootStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  [up.sm]: { justifyContent: 'center', padding: 24 },
}

export const scrimStyles: CSSObject = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: color.scrim,
  animation: `${fadeIn} ${arrives}`,
  '&[data-state="closing"]': { animation: `${fadeOut} ${leaves}` },
}

export const sheetStyles: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'calc(100dvh - 32px - env(safe-area-inset-top))',
  overflow: 'hidden',
  backgroundColor: color.surface,
  color: color.ink,
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  boxShadow: color.shadowModal,
  animation: `${rise} ${arrives}`,
  '&[data-state="closing"]': { animation: `${sink} ${leaves}` },
  [up.sm]: {
    borderRadius: radius.sheet,
    maxHeight: 'min(780px, 100dvh - 48px)',
    animation: `${appear} ${arrives}`,
    '&[data-state="closing"]': { animation: `${vanish} ${leaves}` },
    '&[data-width="small"]': { width: 420 },
    '&[data-width="medium"], &[data-width="wide"]': { width: 600 },
  },
  [up.md]: { '&[data-width="wide"]': { width: 1040 } },
  // The title is focused for readers' sake; a ring around it would look like a control.
  '&:focus, & [tabindex="-1"]:focus-visible': { outline: 'none' },
}

export const handleStyles: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: 24,
  cursor: 'grab',
  touchAction: 'none',
  '&::after': {
    content: '""',
    width: 40,
    height: 4,
    borderRadius: radius.pill,
    backgroundColor: translucent('outline', 60),
  },
  '&:active': { cursor: 'grabbing' },
  [up.sm]: { display: 'none' },
}

export const barStyles: CSSObject = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  flex: 'none',
  padding: '4px 8px 12px 16px',
  '& > h2': { flexGrow: 1, minWidth: 0, paddingBlock: 8 },
  [up.sm]: { padding: '16px 16px 12px 28px' },
}

export const cornerStyles: CSSObject = {
  position: 'absolute',
  zIndex: 2,
  top: 36,
  right: 24,
  [up.sm]: { top: 12 },
}

export const scrollerStyles: CSSObject = {
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A field that gets focus comes into view with its label above and its error below.
  scrollPaddingBlock: 44,
  display: 'flex',
  flexDirection: 'column',
  '&[data-footer]': { scrollPaddingBottom: 100 },
  '& > *': { flex: 'none' },
  // The picture's ground fills its part; the picture itself stays whole on it.
  '& > [data-part="media"] > * > img': { position: 'absolute', inset: 0, objectFit: 'contain' },
  // On a phone the picture is a card of its own, a little lower than square.
  [below.md]: {
    '& > [data-part="media"]': { padding: '0 16px 20px', [up.sm]: { padding: '28px 28px 24px' } },
    '& > [data-part="media"] > *': { aspectRatio: '6 / 5', borderRadius: radius.card, overflow: 'hidden' },
  },
  '& > [data-part="main"]': {
    padding: '4px 16px 24px',
    [up.sm]: { padding: '4px 28px 28px' },
  },
  '& > [data-part="below"]': { padding: '8px 16px 24px', [up.sm]: { padding: '8px 28px 32px' } },
  '& > [data-part="footer"]': {
    // On a phone it stays in reach over everything, what lies below the facts too.
    order: 1,
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color.hairline}`,
    backgroundColor: color.surface,
    [up.sm]: { padding: '16px 28px 20px' },
  },
  [up.md]: {
    '[data-width="wide"] > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto',
      gridTemplateAreas: '"media main" "media footer" "below below"',
    },
    '& > [data-part="media"]': { gridArea: 'media', display: 'grid', minHeight: 'min(640px, 100dvh - 48px)' },
    '& > [data-part="media"] > *': { height: '100%', aspectRatio: 'auto' },
    '[data-width="wide"] > & > [data-part="main"]': { gridArea: 'main', padding: '32px 36px 20px' },
    '[data-width="wide"] > & > [data-part="footer"]': {
      gridArea: 'footer',
      padding: '16px 36px 28px',
      borderTop: 0,
    },
    '& > [data-part="below"]': { gridArea: 'below', padding: '32px 36px' },
  },
}
