import { IMPORT_PROBLEMS, IMPORT_STATES } from '@dukani/contracts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './schema.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const literals = (values: readonly string[]) => sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)

/** Files of products that staff upload, and how far their import is. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    /** UUIDv7, so the latest is the greatest */
    id: uuid('id').primaryKey(),
    /** the file's name */
    file: text('file').notNull(),
    /** in bytes */
    size: integer('size').notNull().default(0),
    /** `uploading`, then those of the contract */
    state: text('state').notNull().default('uploading'),
    /** 1 while the server works on it: the unique index lets through one at a time */
    slot: integer('slot'),
    /** who uploaded it, then who confirmed it; null: the account was deleted */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorRole: text('author_role').notNull(),
    /** the request that uploaded or confirmed it */
    requestId: text('request_id').notNull(),
    /** why the file as a whole is refused: a key of the texts, and its values */
    refusal: jsonb('refusal'),
    report: jsonb('report').notNull(),
    /** so many products of the file are written */
    cursor: integer('cursor').notNull().default(0),
    progress: jsonb('progress'),
    /** names the process that works on it */
    claim: uuid('claim'),
    /** another process may go on with it after this moment */
    claimedUntil: moment('claimed_until'),
    /** how often it was claimed since it last came forward */
    attempts: integer('attempts').notNull().default(0),
    cancelAsked: boolean('cancel_asked').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('catalogue_imports_slot').on(table.slot),
    index('catalogue_imports_author').on(table.authorId),
    check('catalogue_imports_state', sql`${table.state} in ${literals(['uploading', ...IMPORT_STATES])}`),
    check(
      'catalogue_imports_active',
      sql`(${table.slot} is not null) = (${table.state} in ('checking', 'importing'))`,
    ),
  ],
)

/** The content of such a file, in pieces. It is deleted when the import ends. */
export const importPieces = pgTable(
  'import_pieces',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

/** What of a file wasn't imported, and why. */
export const importProblems = pgTable(
  'import_problems',
  {
    id: uuid('id').primaryKey(),
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    line: integer('line').notNull(),
    /** '' if the row has none */
    handle: text('handle').notNull(),
    /** a key of the texts, and its values */
    reason: jsonb('reason').notNull(),
  },
  (table) => [
    index('import_problems_line').on(table.importId, table.line, table.id),
    check('import_problems_kind', sql`${table.kind} in ${literals(IMPORT_PROBLEMS)}`),
  ],
)
