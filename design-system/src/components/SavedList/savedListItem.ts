import type { Picture } from '../../internal/picture.ts'

/** One saved product as the list shows it. */
export interface SavedListItem {
  id: string | number
  /** The product's id: it chooses the picture's ground, the same one as in the catalogue. */
  productId: string | number
  name: string
  /** The product's page. */
  href: string
  /** null: it has none, and words say so. */
  picture: Picture | null
  /** The saved specification, in words: which one, and its value; null for none. */
  specification: { name: string; value: string } | null
}

/** Texts of the list; those of a product get its name. */
export interface SavedListLabels {
  /** Names the list. */
  list: string
  /** In place of a picture. */
  noImage: string
  view: string
  viewNamed: (name: string) => string
  deleteNamed: (name: string) => string
}
