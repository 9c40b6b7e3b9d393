import { OPEN_RETURN_STATES, RETURN_STATES } from '@dukani/contracts'
import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orderItems, orders } from './orderSchema.ts'
import { refunds } from './paymentSchema.ts'

const STATES = literals(RETURN_STATES)
// Literals, so that the index of open returns is used.
const OPEN = literals(OPEN_RETURN_STATES)

/** Items of delivered orders that customers want to give back. */
export const returns = pgTable(
  'returns',
  {
    /** UUIDv7, so the latest is the greatest */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').notNull().default('asked'),
    /** the customer's */
    reason: text('reason').notNull(),
    /** why the shop refuses it; '' unless it does */
    refusal: text('refusal').notNull().default(''),
    /** the refund of its items. While a card waits for its money, the return stays `received`. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    index('returns_state').on(table.state, table.id),
    index('returns_refund').on(table.refundId),
    // One at a time, so that a double tap asks once.
    uniqueIndex('returns_open')
      .on(table.orderId)
      .where(sql`${table.state} in ${OPEN}`),
    check('returns_state_known', sql`${table.state} in ${STATES}`),
  ],
)

/** Whether a return isn't over. */
export const isOpenReturn = sql`${returns.state} in ${OPEN}`

function literals(values: readonly string[]): SQL {
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)
}

/** The items of returns. */
export const returnItems = pgTable(
  'return_items',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.itemId] }),
    index('return_items_item').on(table.itemId),
    check('return_items_quantity', sql`${table.quantity} >= 1`),
  ],
)

/** The customer's pictures of returned items, from their upload until their files are deleted. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    /** below `/media/` */
    path: text('path').primaryKey(),
    /** the order that it was uploaded for; null: it belongs to nobody and is deleted */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** null: no return has named it yet */
    returnId: uuid('return_id').references(() => returns.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('return_pictures_order').on(table.orderId),
    index('return_pictures_return').on(table.returnId),
    index('return_pictures_unused')
      .on(table.createdAt)
      .where(sql`${table.returnId} is null`),
  ],
)
