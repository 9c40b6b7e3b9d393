import type { BulkChange, BulkRow, BulkRowState, ProductChange } from '@dukani/contracts'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products, users } from './schema.ts'

/** A change of many products at once. */
export const bulkChanges = pgTable('bulk_changes', {
  id: uuid('id').primaryKey(),
  /** null: the author's account was deleted */
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  /** as it was asked for */
  change: jsonb('change').$type<BulkChange>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** What such a change does to one product. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    bulkId: uuid('bulk_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** the product's version in the preview; once it is applied, the one that it got then */
    version: integer('version').notNull(),
    /** what is shown of it, before and after; of a waiting one, as it was in the preview */
    shown: jsonb('shown').$type<Pick<BulkRow, 'name' | 'specifications' | 'before' | 'after'>>().notNull(),
    /** the edit that undoes the change */
    undo: jsonb('undo').$type<Omit<ProductChange, 'version'>>().notNull(),
    state: text('state').$type<BulkRowState>().notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.productId] }),
    index('bulk_rows_product').on(table.productId),
  ],
)
