import { IMPORT_PROBLEMS, IMPORT_STATES, type CatalogueImport, type ImportProblem } from '@dukani/contracts'
import type { ServerTranslate } from '@dukani/i18n'
import { reasonText } from '../catalogueImport/reason.ts'
import { fullName } from '../staff/repository.ts'
import type { ProblemRow } from './problems.ts'
import type { StoredProgress } from './report.ts'
import type { ShownImportRow } from './repository.ts'
import { storedReason, storedReport } from './stored.ts'

/** An import as the API returns it. */
export function wireImport({ row, ...author }: ShownImportRow, t: ServerTranslate): CatalogueImport {
  return {
    id: row.id,
    file: row.file,
    size: row.size,
    state: IMPORT_STATES.find((state) => state === row.state) ?? 'interrupted',
    cancelling: row.cancelAsked && row.slot !== null,
    author: row.authorId === null ? null : { id: row.authorId, name: fullName(author) },
    progress: row.progress as StoredProgress | null,
    report: storedReport(row.report),
    refusal: row.refusal === null ? null : reasonText(t, storedReason(row.refusal)),
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}

/** A problem of a file as the API returns it. */
export function wireProblem({ kind, line, handle, reason }: ProblemRow, t: ServerTranslate): ImportProblem {
  const stored = storedReason(reason)
  const { src } = stored.values
  const text = reasonText(t, stored)
  return {
    kind: IMPORT_PROBLEMS.find((known) => known === kind) ?? 'warning',
    line,
    handle,
    text: src === undefined ? text : `${src}: ${text}`,
  }
}
