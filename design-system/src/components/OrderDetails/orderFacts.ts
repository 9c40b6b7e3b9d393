import type { Picture } from '../../internal/picture.ts'
import type { StatusTone } from '../StatusChip/index.ts'

/** A status in words, with its colour. */
export interface OrderState {
  tone: StatusTone
  /** A word or two. */
  text: string
}

/** What was taken off an order. */
export interface OrderDiscount {
  /** Its label, with the code. */
  label: string
  /** Tetri, positive. */
  amount: number
}

/** One line of an order. */
export interface OrderLine {
  /** Unique id; the React key. */
  id: string | number
  /** The product's id; selects the picture's background. */
  productId: string | number
  /** The product's name at the time of the order. */
  name: string
  /** URL of the product's page; null when it no longer exists. */
  href: string | null
  /** Shown 64 px wide. */
  picture: Picture
  /** The specification in words, also when there is none. */
  specification: string
  quantity: number
  /** Unit price, in tetri. */
  unitPrice: number
}

/** Labels of the details and of the table's columns. */
export interface OrderDetailsLabels {
  status: string
  date: string
  total: string
  payment: string
  address: string
  /** Name of the table. */
  items: string
  product: string
  /** Read only by screen readers, before the specification. */
  specification: string
  /** Header of the quantity column; label of the quantity in stacked rows. */
  quantity: string
  /** Header of the price column; label of the unit price in stacked rows. */
  unitPrice: string
}
