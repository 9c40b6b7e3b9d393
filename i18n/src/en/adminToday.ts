import type { adminTodayKa } from '../ka/adminToday.ts'
import type { CatalogueLike } from '../translate.ts'

/** The texts of today's page, of the board of orders, and of what arrives live. */
export const adminTodayEn: CatalogueLike<typeof adminTodayKa> = {
  'admin.live.sound': 'Sound for a new order',
  'admin.live.lost': 'The connection was lost: the list may be out of date.',
}
