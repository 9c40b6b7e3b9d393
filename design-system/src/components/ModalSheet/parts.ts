import { keyframes } from '@emotion/react'
import Dialog from '@mui/material/Dialog'
import { styled, type Theme } from '@mui/material/styles'
import { CLOSE_BUTTON_SPACE } from '../../internal/closeButtonSpace.ts'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

const rise = keyframes({ from: { translate: '0 100%' } })
// No `from`: a half dragged sheet closes from its current position.
const sink = keyframes({ to: { translate: '0 100%' } })
const appear = keyframes({ from: { opacity: 0, translate: '0 16px', scale: '0.985' } })
const uncover = keyframes({ from: { opacity: 0 } })
const fade = keyframes({ to: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0, translate: '0 8px', scale: '0.99' } })

/** Height of the drag handle on a phone, in px. */
const HANDLE = 24
/** Height of the bar that replaces the media when it is scrolled out of view, in px. */
const BAR = 52
/** Space under the media on a phone, in px. */
const UNDER_MEDIA = 20
/** Minimum height of the media on a phone, and the height it leaves for the content below, in px. */
const MEDIA = { least: 240, rest: 580 }
/**
 * Height of the visible media at which the bar appears, in px: the content below hasn't reached the close button yet.
 */
export const MEDIA_LEFT = BAR + UNDER_MEDIA

/** An EmptyState or ErrorState that is a sheet's whole content. */
const NOTICE = '> [data-part="main"] > div > [data-part="action"]'

/** Maximum height of a sheet on a phone, and of a dialog on larger screens. */
const PHONE_HEIGHT = 'calc(100dvh - 32px - env(safe-area-inset-top))'
const DIALOG_HEIGHT = 'min(780px, 100dvh - 48px)'

const arrives = ({ theme }: { theme: Theme }) =>
  `${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`
const leaves = ({ theme }: { theme: Theme }) =>
  `${theme.transitions.duration.short}ms ${theme.transitions.easing.easeIn} forwards`

// MUI's backdrop animates with a `style` attribute, which the CSP blocks in the server's HTML.
export const Scrim = styled('div', {
  shouldForwardProp: forwardExcept('open', 'ownerState', 'transitionDuration'),
})(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: theme.vars.palette.scrim,
  animation: `${uncover} ${arrives({ theme })}`,
  '[data-state="closing"] > &': { animation: `${fade} ${leaves({ theme })}` },
}))

const panelStyles: ThemedStyles = ({ theme }) => ({
  width: '100%',
  maxHeight: PHONE_HEIGHT,
  maxWidth: 'none',
  minHeight: 0,
  margin: 0,
  border: 0,
  // Visible edge with forced colours, which remove shadows.
  outline: '1px solid transparent',
  '&[data-tall]': { height: PHONE_HEIGHT },
  // Not `hidden`: focus could still scroll it.
  overflow: 'clip',
  borderRadius: `${theme.shape.sheet}px ${theme.shape.sheet}px 0 0`,
  boxShadow: theme.shadows[24],
  animation: `${rise} ${arrives({ theme })}`,
  [theme.breakpoints.up('sm')]: {
    borderRadius: theme.shape.sheet,
    maxHeight: DIALOG_HEIGHT,
    '&[data-tall]': { height: DIALOG_HEIGHT },
    animation: `${appear} ${arrives({ theme })}`,
    '&[data-width="small"]': { width: 420 },
    '&:not([data-width="small"])': { width: 600 },
  },
  [theme.breakpoints.up('md')]: {
    '&[data-width="large"]': { width: 880 },
    '&[data-width="wide"]': { width: 1040 },
  },
  // The title is focused for screen readers; with a focus ring it would look like a control.
  '& [tabindex="-1"]:focus-visible': { outline: 'none' },
})

export const Root = styled(Dialog)(({ theme }) => ({
  '& > .MuiDialog-container': {
    flexDirection: 'column',
    justifyContent: 'flex-end',
    [theme.breakpoints.up('sm')]: { justifyContent: 'center', padding: 24 },
  },
  '& .MuiDialog-paper': panelStyles({ theme }),
  '&[data-state="closing"] .MuiDialog-paper': {
    animation: `${sink} ${leaves({ theme })}`,
    [theme.breakpoints.up('sm')]: { animation: `${vanish} ${leaves({ theme })}` },
  },
  '&[data-still][data-state="open"] :is(.MuiDialog-backdrop, .MuiDialog-paper)': { animation: 'none' },
}))

export const Handle = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: HANDLE,
  cursor: 'grab',
  touchAction: 'none',
  // A larger touch area for the handle, below the buttons there.
  position: 'relative',
  zIndex: 1,
  '&::before': { content: '""', position: 'absolute', inset: `0 0 ${HANDLE - TOUCH_TARGET}px` },
  '&::after': {
    content: '""',
    width: 40,
    height: 4,
    borderRadius: theme.shape.pill,
    backgroundColor: theme.alpha(theme.vars.palette.outline, 0.6),
  },
  '&:active': { cursor: 'grabbing' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}))

export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  flex: 'none',
  padding: '4px 8px 12px 16px',
  '& > h2': { flexGrow: 1, minWidth: 0, paddingBlock: 8 },
  '& > button': { position: 'relative', zIndex: 2 },
  [theme.breakpoints.up('sm')]: { padding: '16px 16px 12px 28px' },
}))

export const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: 36,
  right: 24,
  [theme.breakpoints.up('sm')]: { top: 12 },
  [theme.breakpoints.up('md')]: { '[data-width="wide"] > &': { top: 20 } },
  '& > p': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    '&[data-bar]': {
      insetInline: 0,
      top: HANDLE,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: 12,
      height: BAR,
      padding: '0 12px 0 16px',
      borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
      animation: `${uncover} ${theme.transitions.duration.shortest}ms ${theme.transitions.easing.easeOut}`,
      [theme.breakpoints.up('sm')]: { top: 0, paddingInlineStart: 28 },
    },
    '&[data-bar] > p': {
      display: 'block',
      flexGrow: 1,
      minWidth: 0,
      overflow: 'hidden',
      fontWeight: theme.typography.fontWeightMedium,
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
}))

export const Scroller = styled('div')(({ theme }) => ({
  // Visually hidden content scrolls with the rest.
  position: 'relative',
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused field scrolls into view together with its label and its error.
  scrollPaddingBlock: 44,
  display: 'flex',
  flexDirection: 'column',
  '&[data-footer]': { scrollPaddingBottom: 100 },
  '& > *': { flex: 'none' },
  // The background fills the media area; the picture is not cropped.
  '& > [data-part="media"] > * > img': { position: 'absolute', inset: 0, objectFit: 'contain' },
  // Below 900 px the media is a card: square on a phone if it fits, lower on wider screens.
  [theme.breakpoints.down('md')]: {
    '& > [data-part="media"]': {
      padding: `0 16px ${UNDER_MEDIA}px`,
      [theme.breakpoints.up('sm')]: { padding: `28px 28px ${UNDER_MEDIA}px` },
    },
    '&:has(> [data-part="media"])': { scrollPaddingTop: BAR + 8 },
    '& > [data-part="media"] > *': {
      aspectRatio: '1',
      maxHeight: `max(${MEDIA.least}px, 100dvh - ${MEDIA.rest}px)`,
      borderRadius: theme.shape.card,
      overflow: 'hidden',
      [theme.breakpoints.up('sm')]: { aspectRatio: '6 / 5', maxHeight: 'none' },
    },
  },
  '& > [data-part="main"]': {
    padding: '4px 16px 24px',
    [theme.breakpoints.up('sm')]: { padding: '4px 28px 28px' },
  },
  '[data-steady] > & > [data-part="main"]': {
    display: 'grid',
    minHeight: theme.typography.pxToRem(560),
    // The actions stay at the lower edge, however many lines are above.
    '& > * > [data-part="action"]': { marginTop: 'auto', paddingTop: 24 },
  },
  // An empty or error state is vertically centred in a tall sheet.
  [`[data-tall] > &:has(${NOTICE})`]: {
    flexGrow: 1,
    '& > [data-part="main"]': { flexGrow: 1, display: 'grid', alignContent: 'center' },
  },
  '& > [data-part="below"]': {
    padding: '8px 16px 24px',
    [theme.breakpoints.up('sm')]: { padding: '8px 28px 32px' },
  },
  '& > [data-part="footer"]': {
    // On a phone it stays fixed over all content.
    order: 1,
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('sm')]: { padding: '16px 28px 20px' },
  },
  [theme.breakpoints.up('md')]: {
    '[data-width="wide"] > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto',
      gridTemplateAreas: '"media main" "media footer" "below below"',
    },
    '& > [data-part="media"]': { gridArea: 'media', display: 'grid', minHeight: 'min(640px, 100dvh - 48px)' },
    '& > [data-part="media"] > *': { height: '100%', aspectRatio: 'auto' },
    '[data-width="wide"] > & > [data-part="main"]': {
      gridArea: 'main',
      padding: '32px 36px 20px',
      [CLOSE_BUTTON_SPACE]: '36px',
    },
    '[data-width="wide"] > & > [data-part="footer"]': {
      gridArea: 'footer',
      padding: '16px 36px 28px',
      borderTop: 0,
    },
    '& > [data-part="below"]': { gridArea: 'below', padding: '32px 36px' },
  },
}))
