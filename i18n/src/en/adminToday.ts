import type { adminTodayKa } from '../ka/adminToday.ts'
import type { CatalogueLike } from '../translate.ts'

/** The texts of today's page, of the board of orders, and of what arrives live. */
export const adminTodayEn: CatalogueLike<typeof adminTodayKa> = {
  'admin.live.sound': 'Sound for a new order',
  'admin.orders.views': 'View of the orders',
  'admin.orders.list': 'List',
  'admin.orders.moreFilters': 'More filters',
  'admin.orders.city': 'City',
  'admin.orders.total_from': 'Total (₾), at least',
  'admin.orders.total_to': 'Total (₾), at most',
  'admin.orders.from': 'From',
  'admin.orders.to': 'To',
  'admin.board': 'Board',
  'admin.board.stage': 'What is to be done',
  'admin.board.transfer': 'Check the transfer',
  'admin.board.prepare': 'To prepare',
  'admin.board.prepared': 'Prepared',
  'admin.board.onTheWay': 'On its way',
  'admin.board.none': 'Nothing here.',
  'admin.order.prepare': 'Prepared',
  'admin.order.prepareText': 'Order № {number} is packed and can be handed to a courier.',
  'admin.notes': 'Notes',
  'admin.notes.new': 'New note (the customer can’t see it)',
  'admin.notes.add': 'Add the note',
  'admin.audit.order.note': 'Note on an order',
  'admin.live.lost': 'The connection was lost: the list may be out of date.',
}
