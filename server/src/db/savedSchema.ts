import { index, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { products, specifications, users } from './schema.ts'

/** A customer's wishlist: a product once for each of its specifications (WISH-03). */
export const savedItems = pgTable(
  'saved_items',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    specificationId: uuid('specification_id').references(() => specifications.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    unique('saved_items_once').on(table.userId, table.productId, table.specificationId).nullsNotDistinct(),
    index('saved_items_of_user').on(table.userId, table.createdAt),
  ],
)
