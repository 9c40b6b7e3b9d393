import type { Transaction } from '../../db/database.ts'
import { recordChange, type Change } from '../staff/auditRepository.ts'
import { removeFactor } from './repository.ts'

/** Switches another member's second factor off, who has lost it. false: none is on. @param actor null: the command line */
export async function resetFactor(
  transaction: Transaction,
  { userId, actor }: { userId: string; actor: Change['actor'] },
): Promise<boolean> {
  if (!(await removeFactor(transaction, userId))) return false
  await recordChange(transaction, {
    actor,
    action: 'staff.secondFactorReset',
    subject: { kind: 'staff', id: userId },
    before: null,
    after: null,
  })
  return true
}
