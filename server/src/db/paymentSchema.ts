import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { orderItems, orders } from './orderSchema.ts'
import { users } from './schema.ts'

const tetri = (name: string) => bigint(name, { mode: 'number' })

/** Attempts to pay an order by card. Each is a payment of its own at the gateway. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** its id at the gateway */
    gatewayOrderId: text('gateway_order_id').notNull().unique(),
    amountTetri: tetri('amount_tetri').notNull(),
    /** the furthest status that the gateway has reported; it never goes back */
    state: text('state').notNull().default('created'),
    /** the address of the payment page; null while the gateway hasn't answered yet */
    checkoutUrl: text('checkout_url'),
    /** when the payment page closes */
    expiresAt: moment('expires_at').notNull(),
    /** the order is paid by this payment */
    fulfilled: boolean('fulfilled').notNull().default(false),
    /** the state of a refund; null: there is none */
    refund: text('refund'),
    /** the gateway reported another amount or currency than the order's: it needs a review */
    mismatch: boolean('mismatch').notNull().default(false),
    /** when to ask the gateway next for the status, or for the refund */
    checkAt: moment('check_at').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_open')
      .on(table.checkAt)
      .where(sql`${table.state} in ('created', 'processing', 'declined') or ${table.refund} = 'due'`),
    check('payments_amount', sql`${table.amountTetri} >= 0`),
    check(
      'payments_state',
      sql`${table.state} in ('created', 'processing', 'declined', 'expired', 'approved', 'reversed')`,
    ),
    check('payments_refund', sql`${table.refund} in ('due', 'done', 'refused')`),
  ],
)

/** The callbacks of the gateway as they were received, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** the gateway's own number of the payment; '' while it had none */
    paymentId: text('payment_id').notNull(),
    orderStatus: text('order_status').notNull(),
    reversalAmount: tetri('reversal_amount').notNull(),
    raw: jsonb('raw').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payment_events_once').on(
      table.attemptId,
      table.paymentId,
      table.orderStatus,
      table.reversalAmount,
    ),
  ],
)

/** What is returned of what was paid for an order, in part or the rest. A refund of the whole card payment is `payments.refund`. */
export const refunds = pgTable(
  'refunds',
  {
    /** UUIDv7, so the latest is the greatest */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** the card payment that it is returned from; null: the wallet's, or a transfer by hand */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    amountTetri: tetri('amount_tetri').notNull(),
    /** `refused`: by the gateway, so that nothing was returned */
    state: text('state').notNull(),
    /** its id at the gateway, kept over all attempts, so that it is carried out once */
    reverseId: uuid('reverse_id').notNull().unique(),
    /** its items go back into the stock once the money is returned */
    restock: boolean('restock').notNull().default(false),
    /** the bank's reference of a transfer */
    reference: text('reference').notNull().default(''),
    /** when to ask the gateway next */
    checkAt: moment('check_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_open')
      .on(table.checkAt)
      .where(sql`${table.state} in ('due', 'under_way')`),
    index('refunds_payment').on(table.paymentId),
    check('refunds_amount', sql`${table.amountTetri} > 0`),
    check('refunds_state', sql`${table.state} in ('due', 'under_way', 'done', 'refused')`),
  ],
)

/** The items of an order that a refund is for. A refund without any is an amount alone. */
export const refundItems = pgTable(
  'refund_items',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    amountTetri: tetri('amount_tetri').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.itemId] }),
    index('refund_items_item').on(table.itemId),
    check('refund_items_quantity', sql`${table.quantity} >= 1`),
    check('refund_items_amount', sql`${table.amountTetri} >= 0`),
  ],
)

/** The balances of customers; without a row it is 0. */
export const wallets = pgTable(
  'wallets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balanceTetri: tetri('balance_tetri').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('wallets_balance', sql`${table.balanceTetri} >= 0`)],
)

/** The entries of wallets, which add up to the balances. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => wallets.userId, { onDelete: 'cascade' }),
    /** positive: paid in; negative: paid out */
    amountTetri: tetri('amount_tetri').notNull(),
    kind: text('kind').notNull(),
    /** the order that was paid or refunded */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** the refund that paid it in; null: none, or the order's whole sum. No foreign key, since the ledger outlasts orders */
    refundId: uuid('refund_id'),
    /** the shop's note */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('wallet_entries_user').on(table.userId, table.createdAt),
    // An order is paid once, and each refund pays in once; the shop's own entries have no order.
    uniqueIndex('wallet_entries_once_each').on(
      table.orderId,
      table.kind,
      sql`coalesce(${table.refundId}, '00000000-0000-0000-0000-000000000000')`,
    ),
    check('wallet_entries_kind', sql`${table.kind} in ('added', 'taken', 'order', 'refund')`),
  ],
)
