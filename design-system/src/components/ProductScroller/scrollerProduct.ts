import type { Picture } from '../../internal/picture.ts'
import type { PriceLabels, PriceTagProps } from '../PriceTag/index.ts'

/** A product of a scroller. */
export interface ScrollerProduct extends Pick<PriceTagProps, 'price' | 'oldPrice'> {
  /** Product id; selects the picture's background and is passed to `onNavigate`. */
  id: string | number
  /** At most two lines are shown; the whole name is the link's accessible name. */
  name: string
  /** URL of the product's page. */
  href: string
  /** Shown 184 px wide, 148 on a phone. */
  picture: Picture
  /** Quantity in the cart, in words; shown on the picture. */
  inCart?: string
  /** The product is sold out. @default false */
  outOfStock?: boolean
}

/** Texts of the row and of its cards. */
export interface ProductScrollerLabels extends PriceLabels {
  previous: string
  next: string
  /** Shown under the price of a sold out product. */
  outOfStock: string
}
