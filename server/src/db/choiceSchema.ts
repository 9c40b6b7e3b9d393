import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products, specifications, users } from './schema.ts'

/** Which specification of a product a customer chose last (PROD-04). */
export const specificationChoices = pgTable(
  'specification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    specificationId: uuid('specification_id')
      .notNull()
      .references(() => specifications.id, { onDelete: 'cascade' }),
    chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)
