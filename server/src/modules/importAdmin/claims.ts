import type { ImportReportCounts, ImportState } from '@dukani/contracts'
import { and, eq, sql } from 'drizzle-orm'
import { IMPORT_CLAIM_S } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { catalogueImports } from '../../db/importSchema.ts'
import { processTime } from '../../db/processTime.ts'
import { newId } from '../../ids.ts'
import type { Reason } from '../catalogueImport/reason.ts'
import { deletePieces } from './pieces.ts'
import type { ImportRow } from './repository.ts'
import type { StoredProgress } from './report.ts'

/** Another process has taken over the import. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError'
}

/** An import that this process works on. */
export interface Claim {
  row: ImportRow
  /** differs for each time that it is claimed */
  token: string
}

/** A moment by the database's clock, since those of the processes may differ. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const claimedUntil = inSeconds(IMPORT_CLAIM_S)

/** Claims the import that waits, or one whose process has died; null: there is none. */
export async function claimImport(db: Database): Promise<Claim | null> {
  const token = newId()
  const [row] = await db
    .update(catalogueImports)
    .set({ claim: token, claimedUntil, attempts: sql`${catalogueImports.attempts} + 1` })
    .where(
      sql`${catalogueImports.slot} is not null and coalesce(${catalogueImports.claimedUntil} < now(), true)`,
    )
    .returning()
  return row === undefined ? null : { row, token }
}

const isHeld = ({ row, token }: Claim) =>
  and(eq(catalogueImports.id, row.id), eq(catalogueImports.claim, token))

/**
 * Renews a claim, and stores the progress of its import.
 * @returns whether a cancellation was requested
 * @throws ClaimLostError
 */
export async function renewClaim(
  db: Database,
  claim: Claim,
  progress: StoredProgress | null,
): Promise<boolean> {
  const [row] = await db
    .update(catalogueImports)
    .set({ claimedUntil, ...(progress !== null && { progress }) })
    .where(isHeld(claim))
    .returning({ cancelAsked: catalogueImports.cancelAsked })
  if (row === undefined) throw new ClaimLostError()
  return row.cancelAsked
}

/**
 * Stores what a transaction has done of an import. The transaction is rolled back if another process has claimed the
 * import.
 * @param cursor how many products of the file are written; 0 in a dry run
 * @returns whether a cancellation was requested
 * @throws ClaimLostError
 */
export async function recordBatch(
  transaction: Transaction,
  claim: Claim,
  { report, cursor }: { report: ImportReportCounts; cursor: number },
): Promise<boolean> {
  const [row] = await transaction
    .update(catalogueImports)
    .set({
      ...{ report, cursor, claimedUntil },
      attempts: sql`case when ${catalogueImports.cursor} < ${cursor} then 0 else ${catalogueImports.attempts} end`,
    })
    .where(isHeld(claim))
    .returning({ cancelAsked: catalogueImports.cancelAsked })
  if (row === undefined) throw new ClaimLostError()
  return row.cancelAsked
}

/** Releases a claim. Any process can claim the import after these seconds. @param isFault counts as an attempt */
export async function releaseClaim(
  db: Database,
  claim: Claim,
  { seconds, isFault }: { seconds: number; isFault: boolean },
): Promise<void> {
  await db
    .update(catalogueImports)
    .set({
      claimedUntil: inSeconds(seconds),
      ...(!isFault && { attempts: sql`greatest(${catalogueImports.attempts} - 1, 0)` }),
    })
    .where(isHeld(claim))
}

/** How an import ends. Only a dry run ends as `checked`. */
export interface Ending {
  state: Exclude<ImportState, 'checking' | 'importing'>
  refusal?: Reason
}

/**
 * Ends an import or its dry run, and deletes its file unless it waits for a confirmation. A dry run ends as `cancelled` if
 * its cancellation was requested.
 * @throws ClaimLostError
 */
export async function endImport(
  transaction: Transaction,
  claim: Claim,
  { state, refusal }: Ending,
): Promise<ImportRow> {
  const isCancelled = state === 'checked' ? catalogueImports.cancelAsked : sql`false`
  const [row] = await transaction
    .update(catalogueImports)
    .set({
      state: sql`case when ${isCancelled} then 'cancelled' else ${state} end`,
      refusal: refusal ?? null,
      ...{ slot: null, claim: null, claimedUntil: null, progress: null, attempts: 0 },
      endedAt: sql`case when ${state === 'checked'} and not ${isCancelled} then null else ${processTime()} end`,
    })
    .where(isHeld(claim))
    .returning()
  if (row === undefined) throw new ClaimLostError()
  if (row.state !== 'checked') await deletePieces(transaction, row.id)
  return row
}
