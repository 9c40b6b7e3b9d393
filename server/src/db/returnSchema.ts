import { sql } from 'drizzle-orm'
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

/** The states in which a return isn't over. */
const OPEN = sql.raw("('asked', 'accepted', 'received')")

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
    check(
      'returns_state_known',
      sql`${table.state} in ('asked', 'accepted', 'refused', 'received', 'refunded')`,
    ),
  ],
)

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

/** The customer's pictures of returned items. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** below `/media/` */
    path: text('path').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
)
