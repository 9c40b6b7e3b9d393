import type { GalleryLabels, GalleryPicture } from '../Gallery/index.ts'

export interface GalleryZoomProps {
  open: boolean
  /** The shopper wants to leave: by Escape or by the button. */
  onClose: () => void
  /** The product's id. */
  id: string | number
  /** What the pictures show: the product's name. */
  alt: string
  /** At least one. */
  pictures: readonly GalleryPicture[]
  /** Which picture is shown, from 0. */
  index: number
  onIndex: (index: number) => void
  labels: Pick<GalleryLabels, 'slide' | 'previous' | 'next'> & {
    /** Name of the dialog. */
    title: string
    zoomIn: string
    zoomOut: string
    close: string
  }
}
