import type { GalleryLabels, GalleryPicture } from '../Gallery/index.ts'

export interface GalleryZoomProps {
  /** Whether it is there. */
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
  /** Another picture is wanted, from 0; always one that is there. */
  onIndex: (index: number) => void
  /** Its words. */
  labels: Pick<GalleryLabels, 'slide' | 'previous' | 'next'> & {
    /** Name of the dialog. */
    title: string
    /** Name of plus. */
    zoomIn: string
    /** Name of minus. */
    zoomOut: string
    /** Name of the button that closes it. */
    close: string
  }
}
