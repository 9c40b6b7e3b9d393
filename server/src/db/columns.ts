import { timestamp } from 'drizzle-orm/pg-core'

/** A column with a moment, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row was added, by the database's clock. */
export const createdAt = () => moment('created_at').notNull().defaultNow()
