import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { categories, products } from './schema.ts'

/** Price cuts of products or categories for some time (ADR 31). */
export const promotions = pgTable(
  'promotions',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** basis points of the price, 2000 is 20 %; null: it takes off `amount_tetri` */
    percentBp: integer('percent_bp'),
    /** null: it takes off `percent_bp` */
    amountTetri: bigint('amount_tetri', { mode: 'number' }),
    startsAt: moment('starts_at').notNull(),
    /** null: it doesn't end */
    endsAt: moment('ends_at'),
    /** when the prices of its products are to be renewed next; null: never again */
    dueAt: moment('due_at'),
    /** the last product, by id, whose prices are renewed; null: no renewal is under way */
    renewedUntil: uuid('renewed_until'),
    /** when the renewal that is under way began, or the last one; null: there was none */
    renewalBeganAt: moment('renewal_began_at'),
    /** incremented by each change of staff */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('promotions_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    check('promotions_kind', sql`(${table.percentBp} is null) <> (${table.amountTetri} is null)`),
    check('promotions_percent', sql`${table.percentBp} between 1 and 9900`),
    check('promotions_amount', sql`${table.amountTetri} > 0`),
  ],
)

/** The categories and products of a promotion: each row has one of the two. */
export const promotionTargets = pgTable(
  'promotion_targets',
  {
    id: uuid('id').primaryKey(),
    promotionId: uuid('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** taken out of the promotion; it stays until the prices are renewed */
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [
    index('promotion_targets_promotion').on(table.promotionId),
    index('promotion_targets_category').on(table.categoryId),
    index('promotion_targets_product').on(table.productId),
    check('promotion_targets_one', sql`(${table.categoryId} is null) <> (${table.productId} is null)`),
  ],
)

/**
 * Products that joined a category. Their prices are renewed once more: a promotion of the category may have started while the
 * transaction that moved them was open. No reference to the product, so that a row never waits for another transaction.
 */
export const priceChecks = pgTable('price_checks', {
  id: uuid('id').primaryKey(),
  productId: uuid('product_id').notNull(),
})
