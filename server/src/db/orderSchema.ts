import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { products, specifications, users } from './schema.ts'

const place = () => ({
  homeAddress: text('home_address').notNull(),
  city: text('city').notNull(),
  region: text('region').notNull(),
  postalCode: text('postal_code').notNull().default(''),
  /** degrees; null unless it was picked on the map */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
})

/** The address book. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...place(),
    createdAt: createdAt(),
  },
  (table) => [index('addresses_user').on(table.userId, table.createdAt, table.id)],
)

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** the number that people know the order by */
    number: text('number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** the customer's name on the day of the order */
    customerName: text('customer_name').notNull().default(''),
    /** the language of mails about the order: that of the request that placed it */
    language: text('language').notNull().default('ka'),
    status: text('status').notNull().default('pending'),
    paymentStatus: text('payment_status').notNull().default('pending'),
    paymentMethod: text('payment_method').notNull(),
    /** what is paid: the goods less the discount */
    totalTetri: bigint('total_tetri', { mode: 'number' }).notNull(),
    /** what the promotion code took off */
    discountTetri: bigint('discount_tetri', { mode: 'number' }).notNull().default(0),
    /** as it was used; null: none was */
    promotionCode: text('promotion_code'),
    /** when the order expires unless it is paid; null: never */
    expiresAt: moment('expires_at'),
    /** when it expired; null: it didn't */
    expiredAt: moment('expired_at'),
    /** the member of the staff who delivers it; null: none is assigned */
    courierId: uuid('courier_id').references(() => users.id, { onDelete: 'set null' }),
    /** when its products were packed; null: they aren't yet */
    preparedAt: moment('prepared_at'),
    /** when it was delivered; null: it isn't, or was before this was recorded */
    deliveredAt: moment('delivered_at'),
    ...place(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_courier')
      .on(table.courierId, table.createdAt, table.id)
      .where(sql`${table.status} = 'shipped'`),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_status_created').on(table.status, table.createdAt, table.id),
    index('orders_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('pending', 'confirmed', 'shipped')`),
    // What was sold is summed from the index alone.
    index('orders_sold')
      .on(table.createdAt, table.id, table.totalTetri)
      .where(sql`${table.paymentStatus} = 'completed' and ${table.status} <> 'cancelled'`),
    index('orders_city').on(sql`lower(${table.city})`, table.createdAt, table.id),
    index('orders_total').on(table.totalTetri),
    index('orders_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending' and ${table.paymentStatus} <> 'completed'`),
    check('orders_total', sql`${table.totalTetri} >= 0`),
    check(
      'orders_status',
      sql`${table.status} in ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`,
    ),
    check('orders_payment_status', sql`${table.paymentStatus} in ('pending', 'completed', 'failed')`),
    check('orders_payment_method', sql`${table.paymentMethod} in ('flitt', 'wallet', 'qr', 'bank')`),
  ],
)

/** The items of an order, with the names and prices of that day, which outlast the product. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    specificationId: uuid('specification_id').references(() => specifications.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    /** empty: it had none */
    productNameEn: text('product_name_en').notNull().default(''),
    productImage: text('product_image'),
    /** null: the product had none to choose from */
    specificationValue: text('specification_value'),
    quantity: integer('quantity').notNull(),
    unitPriceTetri: integer('unit_price_tetri').notNull(),
    /** the line's share of the order's discount */
    discountTetri: bigint('discount_tetri', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('order_items_order').on(table.orderId, table.position),
    index('order_items_product').on(table.productId),
    index('order_items_specification').on(table.specificationId),
    check('order_items_quantity', sql`${table.quantity} >= 1`),
    check('order_items_price', sql`${table.unitPriceTetri} >= 0`),
  ],
)

/** What the staff noted about orders. */
export const orderNotes = pgTable(
  'order_notes',
  {
    /** UUIDv7, so the latest is the greatest */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null: the account was deleted */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
)

/** The `about` of a mail about nothing else than its order. */
export const WHOLE_ORDER = '00000000-0000-0000-0000-000000000000'

/** The queue of mails about orders: one of each kind for an order, or for what it is about. */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** the id of the refund or return that it is about; WHOLE_ORDER: none */
    about: uuid('about').notNull().default(WHOLE_ORDER),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** no attempt before this time */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** when it was sent; null: it is still queued */
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.about] }),
    index('order_mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    // The list of the back office, while a mail server is away for long.
    index('order_mails_unsent')
      .on(table.createdAt, table.orderId, table.kind, table.about)
      .where(sql`${table.sentAt} is null`),
    check(
      'order_mails_kind',
      sql`${table.kind} in ('placed', 'paid', 'shipped', 'cancelled', 'refunded', 'returnAsked', 'returnAccepted', 'returnRefused', 'returnReceived')`,
    ),
  ],
)

/** Where the couriers of orders were last. */
export const courierPositions = pgTable('courier_positions', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  recordedAt: moment('recorded_at').notNull(),
})

/** Idempotency keys, inserted in the transaction of their write, with its answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the request: the same key for another request is an error */
    fingerprint: text('fingerprint').notNull(),
    /** null only until its transaction commits */
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
