import ButtonBase from '@mui/material/ButtonBase'
import { styled, type CSSObject } from '@mui/material/styles'
import { scrollingRow } from '../../internal/scrollingRow.ts'
import { StepButtons } from '../../internal/StepButtons.tsx'
import { canHover } from '../../theme/media.ts'
import { ProductImage } from '../ProductImage/index.ts'

/** Height of the thumbnails row with its padding, on a phone and from 900 px, in px. */
const ROW = { phone: 64, wide: 104 }

export const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  [theme.breakpoints.up('sm')]: { aspectRatio: '6 / 5' },
  overflow: 'hidden',
  // Sticky beside details that are longer than the dialog.
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 0, maxHeight: 'min(780px, 100dvh - 48px)' },
}))

/** The viewport of the row. Vertical pans scroll the sheet, pinching zooms the page. */
export const Window = styled('div')({
  position: 'absolute',
  inset: 0,
  // Not `hidden`: focus could still scroll it.
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
})

export const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  height: '100%',
  transition: theme.transitions.create(['translate'], { duration: theme.transitions.duration.complex }),
}))

export const Slide = styled('div')({ flex: '0 0 100%', minWidth: 0, height: '100%' })

/** The background fills the slide; the picture is not cropped. */
export const Picture = styled(ProductImage)(({ theme }) => ({
  height: '100%',
  aspectRatio: 'auto',
  '& img': { position: 'absolute', inset: 0, objectFit: 'contain' },
  ...aboveRow(ROW.phone),
  [theme.breakpoints.up('md')]: aboveRow(ROW.wide),
}))

function aboveRow(height: number): CSSObject {
  return {
    '[data-many] &': { paddingBottom: height },
    '[data-many] & img': { height: `calc(100% - ${height}px)` },
  }
}

export const Enlarge = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  padding: 8,
  color: theme.vars.palette.text.primary,
  cursor: 'zoom-in',
  touchAction: 'inherit',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: theme.shape.pill,
    backgroundColor: theme.alpha(theme.vars.palette.background.paper, 0.86),
  },
  '&:focus-visible': { outlineOffset: -4, borderRadius: theme.shape.card },
  [canHover]: { '&:hover > span': { backgroundColor: theme.vars.palette.background.paper } },
  [theme.breakpoints.up('md')]: {
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    padding: 20,
    '[data-many] &': { bottom: ROW.wide - 8 },
  },
}))

/** Vertically centred on the picture, without the thumbnails on a phone. */
export const Steps = styled(StepButtons)(({ theme }) => ({
  top: `calc(50% - ${ROW.phone / 2}px)`,
  [theme.breakpoints.up('md')]: { top: '50%' },
}))

/** A scrolling row of thumbnails under the picture. */
export const ThumbnailRow = styled('div')(({ theme }) => ({
  ...scrollingRow,
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  justifyContent: 'safe center',
  gap: 8,
  padding: '6px 12px 10px',
  [theme.breakpoints.up('md')]: { gap: 10, padding: '8px 20px 20px' },
}))

export const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  flex: '0 0 48px',
  height: 48,
  overflow: 'hidden',
  border: '2px solid transparent',
  borderRadius: theme.shape.control,
  backgroundColor: theme.vars.palette.background.paper,
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.outline } },
  '&[aria-disabled="true"]': { borderColor: theme.vars.palette.primary.main, cursor: 'default' },
  // Forced colours show transparent borders too.
  '@media (forced-colors: active)': { '&[aria-disabled="true"]': { borderColor: 'Highlight' } },
  [theme.breakpoints.up('md')]: { flexBasis: 64, height: 64 },
}))
