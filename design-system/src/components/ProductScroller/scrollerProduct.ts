import type { Picture } from '../../internal/picture.ts'

/** A product as a scroller shows it. */
export interface ScrollerProduct {
  /** It chooses the picture's ground, and is handed to `onNavigate`. */
  id: string | number
  /** Two lines of it are shown; the link is named by all of it. */
  name: string
  /** The product's page. */
  href: string
  /** Drawn 184 px wide, 148 on a phone. */
  picture: Picture
  /** In tetri; null when there is none. */
  price: number | null
  /** In tetri; struck through when higher than `price`. */
  oldPrice?: number | null
  /** How many of it the cart holds, in words: it stands on the picture. */
  inCart?: string
  /** None is left. @default false */
  outOfStock?: boolean
}

/** Texts of the row and of its cards. */
export interface ProductScrollerLabels {
  /** Name of the button that goes back. */
  previous: string
  /** Name of the button that goes on. */
  next: string
  /** What a screen reader hears before a struck-through price. */
  oldPrice: string
  /** Stands in place of a price that is null. */
  priceUnavailable: string
  /** Under the price of a product of which none is left. */
  outOfStock: string
}
