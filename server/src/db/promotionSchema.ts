import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { orders } from './orderSchema.ts'
import { users } from './schema.ts'

/** Codes that take something off an order. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    id: uuid('id').primaryKey(),
    /** upper case */
    code: text('code').notNull().unique(),
    /** basis points of the sum, 1000 is 10 %; null: it takes off `amount_tetri` */
    percentBp: integer('percent_bp'),
    /** null: it takes off `percent_bp` */
    amountTetri: bigint('amount_tetri', { mode: 'number' }),
    /** the lowest sum of goods it works for */
    minTotalTetri: bigint('min_total_tetri', { mode: 'number' }).notNull().default(0),
    /** how often one customer may use it; null: any number of times */
    perCustomer: integer('per_customer'),
    /** how often it may be used by all; null: any number of times */
    maxUses: integer('max_uses'),
    /** how many orders use it; cancelled ones don't count */
    used: integer('used').notNull().default(0),
    /** null: at once */
    startsAt: moment('starts_at'),
    /** null: it doesn't end */
    endsAt: moment('ends_at'),
    active: boolean('active').notNull().default(true),
    /** incremented by each change of staff, not by uses */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('promotion_codes_kind', sql`(${table.percentBp} is null) <> (${table.amountTetri} is null)`),
    check('promotion_codes_percent', sql`${table.percentBp} between 1 and 9900`),
    // An order always costs something: a card can't be charged with nothing.
    check('promotion_codes_amount', sql`${table.amountTetri} between 1 and ${table.minTotalTetri} - 1`),
    check(
      'promotion_codes_used',
      sql`${table.used} >= 0 and ${table.used} <= coalesce(${table.maxUses}, ${table.used})`,
    ),
  ],
)

/** The orders that use a code. */
export const promotionCodeUses = pgTable(
  'promotion_code_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: uuid('code_id')
      .notNull()
      .references(() => promotionCodes.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** when the order was cancelled; null: the use counts */
    releasedAt: moment('released_at'),
  },
  (table) => [index('promotion_code_uses_customer').on(table.codeId, table.userId)],
)
