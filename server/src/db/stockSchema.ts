import type { StockReason } from '@dukani/contracts'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products, users } from './schema.ts'

/** Each change of a stock, written in the transaction that changes it. Stored for STOCK_MOVEMENT_DAYS. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    /** UUIDv7, so the latest is the greatest */
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /**
     * null: the product's own stock. No foreign key, which would need an index: a specification is deleted only with its
     * product.
     */
    specificationId: uuid('specification_id'),
    /** the size's name when the stock changed; null: it isn't a size's stock */
    size: text('size'),
    /** pieces; less than 0: taken away */
    change: integer('change').notNull(),
    /** pieces after it */
    stock: integer('stock').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    /** null: it isn't about an order. No foreign key: the stock is taken before the order is written. */
    orderId: uuid('order_id'),
    /** the member of the staff; null: it wasn't staff, or the account was deleted */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('stock_movements_product').on(table.productId, table.id)],
)
