import type { Picture } from '../../internal/picture.ts'

/** One saved product of the list. */
export interface SavedListItem {
  /** Id of the saved item, passed to the handlers. */
  id: string | number
  /** The product's id; selects the picture's background. */
  productId: string | number
  /** The product's name; may wrap. */
  name: string
  /** URL of the product's page. */
  href: string
  /** null shows a text instead. */
  picture: Picture | null
  /** The saved specification, in words; null for none. */
  specification: { name: string; value: string } | null
  /** Quantity in the cart, in words; leave out for none. */
  inCart?: string
  /** The product is being moved to the cart: its buttons are disabled. @default false */
  moving?: boolean
}

/** Texts of the list. The functions get the product's name. */
export interface SavedListLabels {
  list: string
  /** Shown instead of a missing picture. */
  noImage: string
  /** Label of the link to the product. */
  view: string
  /** Accessible name of the link; contains its label. */
  viewNamed: (name: string) => string
  /** Label of the button that moves a product to the cart. */
  move: string
  /** Accessible name of the button; contains its label. */
  moveNamed: (name: string) => string
  /** Accessible name of the delete button. */
  deleteNamed: (name: string) => string
}
