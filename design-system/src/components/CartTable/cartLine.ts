import type { Picture } from '../../internal/picture.ts'
import type { PriceLabels } from '../PriceTag/index.ts'

/** One line of the cart. */
export interface CartLine {
  /** Id of the line, passed to the handlers. */
  id: string | number
  /** The product's id; selects the picture's background. */
  productId: string | number
  /** The product's name: the row's header. */
  name: string
  /** URL of the product's page. */
  href: string
  /** Shown 72 px wide. */
  picture: Picture
  /** The chosen specification's value; null for none. */
  specification: string | null
  /** Quantity, at least 1. */
  quantity: number
  /** Maximum quantity: the stepper stops there and says why (CART-05). */
  limit: number
  /** Price of the whole line, in tetri; null when there is none. */
  price: number | null
  /** The line's old price, in tetri; struck through when higher. */
  oldPrice: number | null
  /** A change is being saved. The line can still be changed; the last change wins. @default false */
  pending?: boolean
  /** The line was removed and can be restored: it shows an undo button (CART-15). @default false */
  removed?: boolean
}

/** Texts of the table. The functions get the name or the number they mention. */
export interface CartTableLabels extends PriceLabels {
  /** Accessible name of the table. */
  caption: string
  product: string
  quantity: string
  price: string
  /** Shown under the name of a line without a specification. */
  noSpecification: string
  /** Label of the button that restores a removed line. */
  undo: string
  /** Accessible name of the plus button. */
  increase: (name: string) => string
  /** Accessible name of the minus button. */
  decrease: (name: string) => string
  /** Accessible name of the stepper. */
  quantityOf: (name: string) => string
  /** Accessible name of the delete button. */
  remove: (name: string) => string
  /** The sentence shown instead of a removed line. */
  removed: (name: string) => string
  /** Why the plus button is disabled. */
  maximum: (limit: number) => string
}

/** Handlers of a line. */
export interface CartLineActions {
  /** Called on each press with the new quantity, from 1 to the line's `limit`. */
  onQuantityChange: (id: CartLine['id'], quantity: number) => void
  /** The delete button was pressed. Pass the line again as `removed`, or leave it out. */
  onRemove: (id: CartLine['id']) => void
  onUndo: (id: CartLine['id']) => void
}
