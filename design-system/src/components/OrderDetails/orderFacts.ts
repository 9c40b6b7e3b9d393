import type { Picture } from '../../internal/picture.ts'
import type { StatusTone } from '../StatusChip/index.ts'

/** A state in words, with the hue it is shown in. */
export interface OrderState {
  /** The hue; it only repeats the words. */
  tone: StatusTone
  /** A word or two. */
  text: string
}

/** One thing that was bought. */
export interface OrderLine {
  /** Its key in the list. */
  id: string | number
  /** The product's id: it chooses the picture's ground. */
  productId: string | number
  /** As it was called when it was bought. */
  name: string
  /** The product's page; null when the shop no longer has it. */
  href: string | null
  /** Drawn 64 px wide. */
  picture: Picture
  /** In words, also when there is none. */
  specification: string
  /** Pieces. */
  quantity: number
  /** In tetri. */
  unitPrice: number
}

/** Names of the facts, and of the table's columns. */
export interface OrderDetailsLabels {
  /** Before how far the order has come. */
  status: string
  /** Before the day. */
  date: string
  /** Before the amount. */
  total: string
  /** Before whether it is paid. */
  payment: string
  /** Before where it goes. */
  address: string
  /** Names the table. */
  items: string
  /** Header of the column with picture and name. */
  product: string
  /** Only readers hear it, before the words under the name. */
  specification: string
  /** Header of a column; stands before the number where rows stack. */
  quantity: string
  /** Header of a column; stands before the price of one piece where rows stack. */
  unitPrice: string
}
