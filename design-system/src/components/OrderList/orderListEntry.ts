import type { Picture } from '../../internal/picture.ts'
import type { StatusTone } from '../StatusChip/index.ts'

/** One order as the list shows it. */
export interface OrderListEntry {
  /** What `focused` and `onNavigate` name it by. */
  id: string | number
  /** Its own page. */
  href: string
  /** What it is called by. */
  name: string
  /** The day it was made, in words. */
  date: string
  /** How far it has come: the hue, which only repeats the words, and the words. */
  status: { tone: StatusTone; text: string }
  /** In tetri. */
  total: number
  /** What was bought, by product: the first few are shown, the rest are counted. */
  products: readonly { id: string | number; picture: Picture }[]
}
