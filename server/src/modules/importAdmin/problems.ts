import { MOST_IMPORT_PROBLEMS, type ImportProblem } from '@dukani/contracts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { importProblems } from '../../db/importSchema.ts'
import { newId } from '../../ids.ts'
import type { ImportReport, MissingPicture } from '../catalogueImport/importReport.ts'
import type { Reason } from '../catalogueImport/reason.ts'

/** A problem of a file. */
export interface Problem {
  kind: ImportProblem['kind']
  line: number
  handle: string
  reason: Reason
}

/** The problems of a batch of products. */
export function problemsOf({ refused, warnings, free }: ImportReport): Problem[] {
  return [
    ...refused.map((row): Problem => ({ kind: 'refused', ...row })),
    ...warnings.map((row): Problem => ({ kind: 'warning', ...row })),
    ...free.map((line): Problem => ({
      ...{ kind: 'warning', line, handle: '', reason: { key: 'catalogueFile.free', values: {} } },
    })),
  ]
}

/** Pictures that weren't loaded. */
export const pictureProblems = (missing: readonly MissingPicture[]): Problem[] =>
  missing.map(({ line, src, reason }) => ({
    kind: 'picture',
    line,
    handle: '',
    reason: { ...reason, values: { ...reason.values, src } },
  }))

/** Rows per statement. */
const ROWS = 1_000

/** How many problems of an import are stored. */
export const countProblems = (transaction: Transaction, importId: string): Promise<number> =>
  transaction.$count(importProblems, eq(importProblems.importId, importId))

/**
 * Stores problems of an import, until it has MOST_IMPORT_PROBLEMS.
 * @param stored how many it has
 * @returns how many it has afterwards
 */
export async function insertProblems(
  transaction: Transaction,
  importId: string,
  problems: readonly Problem[],
  stored: number,
): Promise<number> {
  const added = problems.slice(0, Math.max(0, MOST_IMPORT_PROBLEMS - stored))
  for (let at = 0; at < added.length; at += ROWS)
    await transaction
      .insert(importProblems)
      .values(added.slice(at, at + ROWS).map((problem) => ({ id: newId(), importId, ...problem })))
  return stored + added.length
}

/** Deletes the problems of an import. */
export async function deleteProblems(transaction: Transaction, importId: string): Promise<void> {
  await transaction.delete(importProblems).where(eq(importProblems.importId, importId))
}

/** Deletes the problems with pictures after a line of the file. @returns how many problems with pictures are left */
export async function deletePictureProblems(
  transaction: Transaction,
  importId: string,
  line: number,
): Promise<number> {
  const isPicture = and(eq(importProblems.importId, importId), eq(importProblems.kind, 'picture'))
  await transaction.delete(importProblems).where(and(isPicture, gt(importProblems.line, line)))
  return transaction.$count(importProblems, isPicture)
}

/** The problems of an import by line, after one of them. */
export function problemsFrom(
  db: Database,
  importId: string,
  { after, limit }: { after: { line: number; id: string } | null; limit: number },
) {
  return db
    .select()
    .from(importProblems)
    .where(
      and(
        eq(importProblems.importId, importId),
        after === null
          ? undefined
          : sql`(${importProblems.line}, ${importProblems.id}) > (${after.line}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(importProblems.line), asc(importProblems.id))
    .limit(limit)
}
export type ProblemRow = Awaited<ReturnType<typeof problemsFrom>>[number]
