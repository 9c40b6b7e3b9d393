import { toGel, type ShopOrder, type ShopOrderDetails, type ShopRefund, type Tetri } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { auditEntries } from '../staff/auditRepository.ts'
import { fullName, nameOf } from '../staff/repository.ts'
import { wireEntry } from '../staff/service.ts'
import { notesOf } from './notes.ts'
import { refundableItems, refundsOf, type RefundableItem, type WholeRefund } from './refundRepository.ts'
import { shopOrderItems, type ShopOrder as ShopOrderRow } from './shopRepository.ts'
import { nextStatuses } from './transitions.ts'
import { wireAddress, wireDiscount, wireItem } from './wire.ts'

/** The latest changes of an order that its details contain. */
const MOST_HISTORY = 100

/** An order as it is in the list of the back office. */
export function wireShopOrder(row: ShopOrderRow): ShopOrder {
  return {
    id: row.id,
    order_number: row.number,
    status: row.status,
    payment_status: row.paymentStatus,
    payment_method: row.paymentMethod,
    total_price: toGel(row.totalTetri),
    created_at: row.createdAt.toISOString(),
    prepared_at: row.preparedAt?.toISOString() ?? null,
    customer: { name: row.customerName, email: row.email, phone_number: row.phoneNumber },
    city: row.city,
  }
}

/**
 * An order with its items, its courier, its refunds, its notes and its history.
 * @param refundable what can still be refunded
 */
export async function wireShopOrderDetails(
  db: Database,
  row: ShopOrderRow,
  refundable: Tetri,
): Promise<ShopOrderDetails> {
  const [items, lines, refunds, courier, notes, history] = await Promise.all([
    shopOrderItems(db, [row.id]),
    refundableItems(db, row.id),
    refundsOf(db, [row.id]),
    row.courierId === null ? null : nameOf(db, row.courierId),
    notesOf(db, row.id),
    auditEntries(db, { subject: { kind: 'order', id: row.id }, after: null, limit: MOST_HISTORY }),
  ])
  return {
    ...wireShopOrder(row),
    ...wireAddress(row),
    ...wireDiscount(row),
    items: items.map((item) => ({ ...wireItem(item), refundable: wireLine(lines, item.id) })),
    next_statuses: nextStatuses(row.status),
    courier: row.courierId === null ? null : { id: row.courierId, name: courier ?? '' },
    refundable: toGel(refundable),
    refunds: refunds.map(wireRefund),
    notes: notes.map((note) => ({
      id: note.id,
      author: note.authorId === null ? null : { id: note.authorId, name: fullName(note) },
      text: note.text,
      created_at: note.createdAt.toISOString(),
    })),
    history: history.map(wireEntry),
  }
}

function wireLine(lines: readonly RefundableItem[], itemId: string) {
  const line = lines.find(({ id }) => id === itemId)
  return { quantity: line?.quantity ?? 0, piece: toGel(line?.piece ?? 0), all: toGel(line?.all ?? 0) }
}

function wireRefund({
  id,
  amountTetri,
  state,
  reference,
  restock,
  items,
  createdAt,
}: WholeRefund): ShopRefund {
  return {
    id,
    amount: toGel(amountTetri),
    state,
    reference,
    restock,
    created_at: createdAt.toISOString(),
    items: items.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
  }
}
