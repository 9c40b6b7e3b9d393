import type { Picture } from '../../internal/picture.ts'

/** One line of the cart as it is shown. */
export interface CartLine {
  id: string | number
  /** The product's id: it chooses the picture's ground, the same one as in the catalogue. */
  productId: string | number
  name: string
  /** The product's page. */
  href: string
  picture: Picture
  /** The chosen specification's value; null for none. */
  specification: string | null
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
  product: string
  quantity: string
  price: string
  noSpecification: string
  undo: string
  oldPrice: string
  priceUnavailable: string
  increase: (name: string) => string
  decrease: (name: string) => string
  quantityOf: (name: string) => string
  remove: (name: string) => string
  removed: (name: string) => string
  /** Why plus is disabled. */
  maximum: (limit: number) => string
}

/** What can be done to a line. */
export interface CartLineActions {
  onQuantityChange: (id: CartLine['id'], quantity: number) => void
  onRemove: (id: CartLine['id']) => void
  onUndo: (id: CartLine['id']) => void
}
