import type { Picture } from '../../internal/picture.ts'
import type { StatusTone } from '../StatusChip/index.ts'

/** One order of the list. */
export interface OrderListEntry {
  /** Id used by `focused` and `onNavigate`. */
  id: string | number
  /** URL of the order's page. */
  href: string
  /** The order's number, in words. */
  name: string
  /** The formatted date of the order. */
  date: string
  /** The order's status: a colour and words. */
  status: { tone: StatusTone; text: string }
  /** The total, in tetri. */
  total: number
  /** Pictures of the products: the first few are shown, the rest are counted. */
  products: readonly { id: string | number; picture: Picture }[]
}
