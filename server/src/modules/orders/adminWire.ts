import { shopOrderSchema, toGel, type ShopOrder, type ShopOrderDetails } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { auditEntries } from '../staff/auditRepository.ts'
import { fullName, nameOf } from '../staff/repository.ts'
import { wireEntry } from '../staff/service.ts'
import { notesOf } from './notes.ts'
import { shopOrderItems, type ShopOrder as ShopOrderRow } from './shopRepository.ts'
import { nextStatuses } from './transitions.ts'
import { wireAddress, wireDiscount, wireItem } from './wire.ts'

/** The latest changes of an order that its details contain. */
const MOST_HISTORY = 100

/** An order as it is in the list of the back office. */
export function wireShopOrder(row: ShopOrderRow): ShopOrder {
  return shopOrderSchema.parse({
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
  })
}

/** An order with its items, its courier, its notes and its history. */
export async function wireShopOrderDetails(db: Database, row: ShopOrderRow): Promise<ShopOrderDetails> {
  const [items, courier, notes, history] = await Promise.all([
    shopOrderItems(db, [row.id]),
    row.courierId === null ? null : nameOf(db, row.courierId),
    notesOf(db, row.id),
    auditEntries(db, { subject: { kind: 'order', id: row.id }, after: null, limit: MOST_HISTORY }),
  ])
  return {
    ...wireShopOrder(row),
    ...wireAddress(row),
    ...wireDiscount(row),
    items: items.map(wireItem),
    next_statuses: nextStatuses(row.status),
    courier: row.courierId === null ? null : { id: row.courierId, name: courier ?? '' },
    notes: notes.map((note) => ({
      id: note.id,
      author: note.authorId === null ? null : { id: note.authorId, name: fullName(note) },
      text: note.text,
      created_at: note.createdAt.toISOString(),
    })),
    history: history.map(wireEntry),
  }
}
