import { keyframes } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { CORNER_ROOM } from '../../internal/cornerRoom.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

const rise = keyframes({ from: { translate: '0 100%' } })
// No `from`: a sheet that was pulled half way leaves from there.
const sink = keyframes({ to: { translate: '0 100%' } })
const appear = keyframes({ from: { opacity: 0, translate: '0 16px', scale: '0.985' } })
const uncover = keyframes({ from: { opacity: 0 } })
const fade = keyframes({ to: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0, translate: '0 8px', scale: '0.99' } })

/** Height of the handle of a phone, px. */
const HANDLE = 24
/** Height of the bar that takes the place of a picture that was scrolled away, px. */
const BAR = 52
/** Room under the picture of a phone, px. */
const UNDER_MEDIA = 20
/** On a phone the picture leaves the rest of the screen for the facts and the button below it, as far as it goes. In px. */
const MEDIA = { least: 240, rest: 580 }
/** So much of the picture's part is left when the bar comes, px: nothing below it has come to the close button yet. */
export const MEDIA_LEFT = BAR + UNDER_MEDIA

/** All that a sheet has in it: an EmptyState or ErrorState with its action. */
const NOTICE = '> [data-part="main"] > div > [data-part="action"]'

/** The most that a sheet takes of a phone's screen, and a dialog of a larger one. */
const PHONE_HEIGHT = 'calc(100dvh - 32px - env(safe-area-inset-top))'
const DIALOG_HEIGHT = 'min(780px, 100dvh - 48px)'

const arrives = ({ theme }: { theme: Theme }) =>
  `${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`
const leaves = ({ theme }: { theme: Theme }) =>
  `${theme.transitions.duration.short}ms ${theme.transitions.easing.easeIn} forwards`

export const scrimStyles: ThemedStyles = ({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: theme.vars.palette.scrim,
  animation: `${uncover} ${arrives({ theme })}`,
  '[data-state="closing"] > &': { animation: `${fade} ${leaves({ theme })}` },
})

const panelStyles: ThemedStyles = ({ theme }) => ({
  width: '100%',
  maxHeight: PHONE_HEIGHT,
  maxWidth: 'none',
  minHeight: 0,
  margin: 0,
  border: 0,
  // Its edge where forced colours leave no shadow.
  outline: '1px solid transparent',
  '&[data-tall]': { height: PHONE_HEIGHT },
  // Not `hidden`, which what is scrolled to could still scroll.
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
  // The title is focused for readers' sake; a ring around it would look like a control.
  '& [tabindex="-1"]:focus-visible': { outline: 'none' },
})

export const sheetStyles: ThemedStyles = ({ theme }) => ({
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
})

export const handleStyles: ThemedStyles = ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: HANDLE,
  cursor: 'grab',
  touchAction: 'none',
  // A thumb finds it: it can be held further down too, beneath the buttons that stand there.
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
})

export const barStyles: ThemedStyles = ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  flex: 'none',
  padding: '4px 8px 12px 16px',
  '& > h2': { flexGrow: 1, minWidth: 0, paddingBlock: 8 },
  '& > button': { position: 'relative', zIndex: 2 },
  [theme.breakpoints.up('sm')]: { padding: '16px 16px 12px 28px' },
})

export const cornerStyles: ThemedStyles = ({ theme }) => ({
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
})

export const scrollerStyles: ThemedStyles = ({ theme }) => ({
  // What is hidden from sight stays within, and scrolls along.
  position: 'relative',
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
  // Below 900 px the picture is a card of its own: square on a phone with room for it, a little lower on what is wider.
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
    // The ways on stay at the lower edge, however many lines are above.
    '& > * > [data-part="action"]': { marginTop: 'auto', paddingTop: 24 },
  },
  // The one sentence of a place that is empty, or failed, stands in the middle of what is left of a tall sheet.
  [`[data-tall] > &:has(${NOTICE})`]: {
    flexGrow: 1,
    '& > [data-part="main"]': { flexGrow: 1, display: 'grid', alignContent: 'center' },
  },
  '& > [data-part="below"]': {
    padding: '8px 16px 24px',
    [theme.breakpoints.up('sm')]: { padding: '8px 28px 32px' },
  },
  '& > [data-part="footer"]': {
    // On a phone it stays in reach over everything, what lies below the facts too.
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
      [CORNER_ROOM]: '36px',
    },
    '[data-width="wide"] > & > [data-part="footer"]': {
      gridArea: 'footer',
      padding: '16px 36px 28px',
      borderTop: 0,
    },
    '& > [data-part="below"]': { gridArea: 'below', padding: '32px 36px' },
  },
})
