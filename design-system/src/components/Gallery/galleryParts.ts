/** A picture of a gallery. */
export interface GalleryPicture {
  /** URL of the picture; null shows a placeholder. */
  src: string | null
  /** The `srcset` attribute. */
  srcSet: string | null
  /** URL of a size that is already loaded, shown until the picture is. */
  meanwhile?: string | undefined
}

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
