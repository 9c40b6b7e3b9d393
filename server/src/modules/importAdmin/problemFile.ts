import type { ServerTranslate } from '@dukani/i18n'
import type { Database } from '../../db/database.ts'
import { writeRow } from '../catalogueImport/csv/writeRow.ts'
import { problemsFrom } from './problems.ts'
import { wireProblem } from './wire.ts'

/** Problems that are read at once. */
const READ_AT_ONCE = 500

/** Excel reads a CSV as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The problems of an import as lines of a CSV, by the lines of the file. */
export async function* problemLines(
  db: Database,
  importId: string,
  t: ServerTranslate,
): AsyncGenerator<string> {
  yield (
    BYTE_ORDER_MARK +
    writeRow([
      t('backOffice.problem.line'),
      'Handle',
      t('backOffice.problem.kind'),
      t('backOffice.problem.text'),
    ])
  )
  let after: { line: number; id: string } | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof problemsFrom>> = await problemsFrom(db, importId, {
      ...{ after, limit: READ_AT_ONCE },
    })
    for (const row of rows) {
      const { kind, line, handle, text } = wireProblem(row, t)
      yield writeRow([String(line), handle, t(`backOffice.problem.${kind}`), text])
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last
  }
}
