import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The settings that an owner has changed. */
export const shopSettings = pgTable('shop_settings', {
  /** one of `SETTING_KEYS` */
  key: text('key').primaryKey(),
  /** in the form of its schema in `settingSchemas`; null: it was put back to the default */
  value: jsonb('value'),
  /** incremented by each change, also by the way back to the default */
  version: integer('version').notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
