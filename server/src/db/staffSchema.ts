import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './schema.ts'

/** The accounts that may use the back office. */
export const staff = pgTable(
  'staff',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    /** who granted the role; null: the command line, or a deleted account */
    grantedBy: uuid('granted_by').references(() => users.id, { onDelete: 'set null' }),
    grantedAt: moment('granted_at').notNull(),
  },
  () => [check('staff_role', sql`role in ('owner', 'manager', 'courier')`)],
)

/** The second factors of the staff: TOTP (RFC 6238). An account that loses its role loses it, too. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => staff.userId, { onDelete: 'cascade' }),
  /** encrypted by a key that is derived from the shop's secret */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** when it was switched on by a first code; null: it isn't on yet */
  confirmedAt: moment('confirmed_at'),
  /** the last time step whose code was accepted: a code is accepted once */
  lastStep: integer('last_step').notNull().default(0),
})

/** The recovery codes that weren't used yet. Each stands in for a code of the second factor once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** by a key that is derived from the shop's secret */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** What staff changed. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** UUIDv7, so the latest is the greatest */
    id: uuid('id').primaryKey(),
    /** who changed it; null: the command line, or a deleted account */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** the actor's role at that time; null: the command line */
    role: text('role'),
    /** such as `staff.grant` */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** the changed fields as they were; null: there was nothing. No personal data. */
    before: jsonb('before'),
    /** the same fields afterwards; null: nothing is left */
    after: jsonb('after'),
    /** the request, as in the server's log; null: the command line */
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subjectKind, table.subjectId, table.id)],
)

/** The events for the browsers of the staff: what happened to which record. Swept after STAFF_EVENT_MINUTES. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** the clock of the database, not the start of the transaction */
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('staff_events_created').on(table.createdAt)],
)
