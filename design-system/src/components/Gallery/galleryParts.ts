/** A picture of a gallery. */
export interface GalleryPicture {
  /** Its address; null when it may not be loaded: a drawing stands in its place. */
  src: string | null
  /** Addresses by width, as in the `srcset` attribute. */
  srcSet: string | null
  /** Address of it in a size that is there already, shown until it is. */
  meanwhile?: string | undefined
}

/** The words of a gallery and of its enlarged pictures. Numbers begin at 1. */
export interface GalleryLabels {
  /** Name of the whole. */
  gallery: string
  /** What readers call the whole, as `carousel`. */
  role: string
  /** What readers call one picture's place, as `slide`. */
  slideRole: string
  /** Name of one picture's place, also what is said when it comes. */
  slide: (n: number, count: number) => string
  /** Name of the button that goes back. */
  previous: string
  /** Name of the button that goes on. */
  next: string
  /** Name of the button that shows a picture. */
  thumbnail: (n: number) => string
  /** Name of the button that enlarges the picture. */
  zoom: string
}
