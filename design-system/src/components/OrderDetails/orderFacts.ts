import type { Picture } from '../../internal/picture.ts'
import type { StatusTone } from '../StatusChip/index.ts'

/** A state in words, with the hue it is shown in. */
export interface OrderState {
  tone: StatusTone
  text: string
}

/** One thing that was bought. */
export interface OrderLine {
  id: string | number
  /** The product's id: it chooses the picture's ground. */
  productId: string | number
  name: string
  /** The product's page; null when the shop no longer has it. */
  href: string | null
  picture: Picture
  /** In words, also when there is none. */
  specification: string
  quantity: number
  /** In tetri. */
  unitPrice: number
}

export interface OrderDetailsLabels {
  status: string
  date: string
  total: string
  payment: string
  address: string
  /** Names the table. */
  items: string
  product: string
  specification: string
  quantity: string
  unitPrice: string
}
