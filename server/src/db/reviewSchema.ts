import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { products, users } from './schema.ts'
import { coded } from './trigrams.ts'

/** The reviews of products, one of each customer. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    /** when staff hid it, so that it is neither shown nor counted; null: it is shown */
    hiddenAt: moment('hidden_at'),
    /** why, as its writer reads it */
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** the shop's answer; null: there is none */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_once').on(table.productId, table.userId),
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_user').on(table.userId),
    index('reviews_newest').on(table.createdAt, table.id),
    index('reviews_rating_newest').on(table.rating, table.createdAt, table.id),
    index('reviews_hidden')
      .on(table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is not null`),
    index('reviews_comment').using('gin', sql`${coded(sql`lower(${table.comment})`)} gin_trgm_ops`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
