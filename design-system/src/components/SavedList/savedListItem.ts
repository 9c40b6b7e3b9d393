import type { Picture } from '../../internal/picture.ts'

/** One saved product as the list shows it. */
export interface SavedListItem {
  /** The saved thing's own, handed back to the handlers. */
  id: string | number
  /** The product's id: it chooses the picture's ground, the same one as in the catalogue. */
  productId: string | number
  /** The product's name; wraps as it needs. */
  name: string
  /** The product's page. */
  href: string
  /** null: it has none, and words say so. */
  picture: Picture | null
  /** The saved specification, in words: which one, and its value; null for none. */
  specification: { name: string; value: string } | null
  /** How many of it the cart holds already, in words; left out for none. */
  inCart?: string
  /** It is on its way into the cart: nothing else can be done with it meanwhile. @default false */
  moving?: boolean
}

/** Texts of the list; those of a product get its name. */
export interface SavedListLabels {
  /** Names the list. */
  list: string
  /** In place of a picture. */
  noImage: string
  /** On the link to the product. */
  view: string
  /** Name of that link; contains its words. */
  viewNamed: (name: string) => string
  /** Stands on the button that puts a product into the cart. */
  move: string
  /** Name of the button; contains its words. */
  moveNamed: (name: string) => string
  /** Name of the bin. */
  deleteNamed: (name: string) => string
}
