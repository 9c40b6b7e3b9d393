import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './schema.ts'

/**
 * A login and its family of refresh tokens. It ends when it expires, by logout, or by the reuse of a token.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the HttpOnly cookie that every refresh must send */
    bindingHash: text('binding_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** when the session ends, however often it is renewed */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** when the second factor was last given in it; null: never */
    secondFactorAt: moment('second_factor_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** The refresh tokens, by their hash: one of a session is unused, the others show what has been used before. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256, in hexadecimal */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId, table.generation)],
)

/** Counters of recent attempts, such as logins by address and e-mail, shared by all processes. */
export const attempts = pgTable('attempts', {
  /** what is counted; personal parts of it hashed */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: moment('reset_at').notNull(),
})

/** The provider accounts (AUTH-06) that customers sign in with. */
export const identities = pgTable(
  'identities',
  {
    /** google, facebook */
    provider: text('provider').notNull(),
    /** the provider's id of the account, which stays the same when its e-mail changes */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

/** Mailed password reset links, by the hash of their token. Each can be used once, and expires soon. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256, in hexadecimal */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** when this token was used, or the password was changed in another way */
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
)
