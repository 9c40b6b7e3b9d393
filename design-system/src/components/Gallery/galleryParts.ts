import type { ProductImageProps } from '../ProductImage/index.ts'

/** A picture of a gallery. */
export type GalleryPicture = Pick<ProductImageProps, 'src' | 'srcSet' | 'meanwhile'>

/** Texts of a gallery and of its zoom view. Numbers start at 1. */
export interface GalleryLabels {
  gallery: string
  /** `aria-roledescription` of the gallery, such as `carousel`. */
  role: string
  /** `aria-roledescription` of a picture, such as `slide`. */
  slideRole: string
  /** Name of a picture, also announced when it is shown. */
  slide: (n: number, count: number) => string
  previous: string
  next: string
  thumbnail: (n: number) => string
  zoom: string
}
