import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { products, specifications, users } from './schema.ts'

/** The carts of guests and customers. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    /** identifies a guest's cart, together with the cookie whose hash is stored beside it (API-05) */
    sessionId: uuid('session_id').unique(),
    bindingHash: text('binding_hash'),
    ownerId: uuid('owner_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  // For the sweep of old guest carts.
  (table) => [
    index('carts_untouched')
      .on(table.updatedAt)
      .where(sql`${table.ownerId} is null`),
  ],
)

/** The lines of carts. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    specificationId: uuid('specification_id').references(() => specifications.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cart_items_line').on(table.cartId, table.productId, table.specificationId).nullsNotDistinct(),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 5`),
  ],
)
