import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './schema.ts'

/** The sizes that a product comes in. */
export const variants = pgTable(
  'variants',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    size: text('size').notNull(),
    inventory: integer('inventory').notNull().default(0),
  },
  (table) => [index('variants_product').on(table.productId, table.position)],
)
