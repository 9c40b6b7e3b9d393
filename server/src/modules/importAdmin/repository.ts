import type { ImportReportCounts } from '@dukani/contracts'
import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { IMPORT_DAYS, IMPORT_FILE_DAYS } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/databaseErrors.ts'
import { catalogueImports, importPieces } from '../../db/importSchema.ts'
import { users } from '../../db/schema.ts'
import type { Actor } from '../staff/actor.ts'
import { EMPTY_REPORT } from './report.ts'

export type ImportRow = typeof catalogueImports.$inferSelect

/** Adds an import whose file is being uploaded. */
export async function insertImport(
  db: Database,
  { id, file, actor }: { id: string; file: string; actor: Actor },
): Promise<void> {
  await db.insert(catalogueImports).values({ id, file, ...authorOf(actor), report: EMPTY_REPORT })
}

const authorOf = ({ id, role, requestId }: Actor) => ({ authorId: id, authorRole: role, requestId })

/** Whether the server works on an import. */
export async function isImportActive(db: Database): Promise<boolean> {
  return (await db.$count(catalogueImports, isNotNull(catalogueImports.slot))) > 0
}

/** Lets the server check an uploaded file. @returns false: it works on another one */
export function startCheck(db: Database, id: string, size: number): Promise<boolean> {
  return unlessActive(async () => {
    await db
      .update(catalogueImports)
      .set({ state: 'checking', slot: 1, size })
      .where(eq(catalogueImports.id, id))
    return true
  })
}

/**
 * Lets the server import a checked file.
 * @returns false: it works on another one; null: the file isn't checked, or is deleted
 */
export function startImport(
  db: Database,
  id: string,
  actor: Actor,
  report: ImportReportCounts,
): Promise<boolean | null> {
  return unlessActive(async () => {
    const started = await db
      .update(catalogueImports)
      .set({
        ...{ state: 'importing', slot: 1, cursor: 0, attempts: 0, report, startedAt: new Date() },
        ...authorOf(actor),
      })
      .where(
        and(
          eq(catalogueImports.id, id),
          eq(catalogueImports.state, 'checked'),
          sql`exists (select from ${importPieces} where ${importPieces.importId} = ${catalogueImports.id})`,
        ),
      )
      .returning({ id: catalogueImports.id })
    return started.length > 0 ? true : null
  })
}

async function unlessActive<Result>(start: () => Promise<Result>): Promise<Result | false> {
  try {
    return await start()
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Requests the cancellation of a running check or import. A checked file is cancelled at once. */
export async function cancelImport(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(catalogueImports)
    .set({ cancelAsked: true })
    .where(and(eq(catalogueImports.id, id), isNotNull(catalogueImports.slot)))
  const cancelled = await transaction
    .update(catalogueImports)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(and(eq(catalogueImports.id, id), eq(catalogueImports.state, 'checked')))
    .returning({ id: catalogueImports.id })
  if (cancelled.length > 0) await transaction.delete(importPieces).where(eq(importPieces.importId, id))
}

/** Removes an import whose upload failed. */
export async function deleteUnstarted(db: Database, id: string): Promise<void> {
  await db
    .delete(catalogueImports)
    .where(and(eq(catalogueImports.id, id), eq(catalogueImports.state, 'uploading')))
}

function shownImports(db: Database) {
  return db
    .select({ row: catalogueImports, firstName: users.firstName, lastName: users.lastName })
    .from(catalogueImports)
    .leftJoin(users, eq(users.id, catalogueImports.authorId))
}

/** The uploaded files, latest first. */
export function importsFrom(db: Database, { after, limit }: { after: string | null; limit: number }) {
  return shownImports(db)
    .where(
      and(
        ne(catalogueImports.state, 'uploading'),
        after === null ? undefined : lt(catalogueImports.id, after),
      ),
    )
    .orderBy(desc(catalogueImports.id))
    .limit(limit)
}
export type ShownImportRow = Awaited<ReturnType<typeof importsFrom>>[number]

/** One of them; null: there is none. */
export async function importWithId(db: Database, id: string): Promise<ShownImportRow | null> {
  const [found] = await shownImports(db).where(
    and(eq(catalogueImports.id, id), ne(catalogueImports.state, 'uploading')),
  )
  return found ?? null
}

/** Deletes files that weren't confirmed, interrupted uploads, and old imports. */
export async function deleteOldImports(db: Database): Promise<void> {
  const { id, state, createdAt } = catalogueImports
  await db.delete(catalogueImports).where(
    sql`(${state} = 'uploading' and ${createdAt} < now() - interval '1 hour')
      or (${catalogueImports.slot} is null and ${createdAt} < now() - make_interval(days => ${IMPORT_DAYS}))`,
  )
  await db
    .update(catalogueImports)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(sql`${state} = 'checked' and ${createdAt} < now() - make_interval(days => ${IMPORT_FILE_DAYS})`)
  const ended = db.select({ id }).from(catalogueImports).where(eq(state, 'cancelled'))
  await db.delete(importPieces).where(inArray(importPieces.importId, ended))
}
