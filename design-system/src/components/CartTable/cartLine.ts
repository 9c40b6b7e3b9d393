import type { Picture } from '../../internal/picture.ts'

/** One line of the cart as it is shown. */
export interface CartLine {
  /** The line's own, handed back to the handlers. */
  id: string | number
  /** The product's id: it chooses the picture's ground, the same one as in the catalogue. */
  productId: string | number
  /** The product's name: the row's header. */
  name: string
  /** The product's page. */
  href: string
  /** Drawn 72 px wide. */
  picture: Picture
  /** The chosen specification's value; null for none. */
  specification: string | null
  /** Pieces, 1 at least. */
  quantity: number
  /** The most that can be had of it: plus stops there and says so (CART-05). */
  limit: number
  /** Price of the whole line, in tetri; null when it has none. */
  price: number | null
  /** What the line would have cost, in tetri; struck through when higher. */
  oldPrice: number | null
  /** A change of it is on its way. It can still be changed: the last wish counts. @default false */
  pending?: boolean
  /** It has been taken out and can be put back: its place keeps the undo (CART-15). @default false */
  removed?: boolean
}

/** Texts of the table; those of a line get what they speak about. */
export interface CartTableLabels {
  /** Names the table. */
  caption: string
  /** Header of the column with picture and name. */
  product: string
  /** Header of the column with the steppers. */
  quantity: string
  /** Header of the column with the price of each line. */
  price: string
  /** Stands under the name of a line without a specification. */
  noSpecification: string
  /** On the button that puts a removed line back. */
  undo: string
  /** What a screen reader hears before a struck-through price. */
  oldPrice: string
  /** Stands in place of a price that is null. */
  priceUnavailable: string
  /** Name of plus. */
  increase: (name: string) => string
  /** Name of minus. */
  decrease: (name: string) => string
  /** Names the group of plus, number and minus. */
  quantityOf: (name: string) => string
  /** Name of the bin. */
  remove: (name: string) => string
  /** The sentence in the place of a removed line. */
  removed: (name: string) => string
  /** Why plus is disabled. */
  maximum: (limit: number) => string
}

/** What can be done to a line. */
export interface CartLineActions {
  /** Called with the wanted number, from 1 to the line's `limit`; again with each press. */
  onQuantityChange: (id: CartLine['id'], quantity: number) => void
  /** The bin was pressed: the line is to come back as `removed`, or to go. */
  onRemove: (id: CartLine['id']) => void
  /** A removed line is wanted back. */
  onUndo: (id: CartLine['id']) => void
}
