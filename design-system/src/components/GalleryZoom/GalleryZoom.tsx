import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import type { GalleryZoomProps } from './galleryZoomProps.ts'
import { ZoomPanel } from './ZoomPanel.tsx'

const Root = styled(Modal)({})

/**
 * A product's picture over the whole screen (PROD-01), up to four times as large: pinched, tapped twice, by wheel, keys
 * and buttons; at its whole size a swipe of 50 px or an arrow key leads to the next one. MUI's Modal keeps focus inside
 * and gives it back.
 *
 * It is drawn at the end of the page, so it may be written inside a sheet, which moves and clips what it holds; the
 * server never draws it.
 */
export function GalleryZoom({ open, onClose, ...panel }: GalleryZoomProps) {
  return (
    <Root open={open} hideBackdrop onClose={onClose}>
      <ZoomPanel {...panel} onClose={onClose} />
    </Root>
  )
}
