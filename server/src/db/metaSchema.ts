import { pgTable, text } from 'drizzle-orm/pg-core'

/** Metadata of the database: whether and by what it was seeded. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() })
