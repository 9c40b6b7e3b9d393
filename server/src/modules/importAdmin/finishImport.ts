import { staffRoleSchema } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { endImport, type Claim, type Ending } from './claims.ts'
import { storedReport } from './stored.ts'

/** Ends an import, and records in the audit log what it has changed. @throws ClaimLostError */
export async function finishImport(db: Database, claim: Claim, ending: Ending): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await endImport(transaction, claim, ending)
    if (claim.row.state !== 'importing') return
    const { added, changed, skipped } = storedReport(row.report)
    await recordChange(transaction, {
      actor:
        row.authorId === null
          ? null
          : { id: row.authorId, role: staffRoleSchema.parse(row.authorRole), requestId: row.requestId },
      action: 'catalogue.import',
      subject: { kind: 'import', id: row.id },
      before: null,
      after: { file: row.file, state: ending.state, added, changed, skipped },
    })
  })
}
