import type { Transaction } from '../../db/database.ts'
import { recordChange, type Change } from '../staff/auditRepository.ts'
import { removeFactor } from './repository.ts'

/**
 * Switches off the second factor of a member who has lost it.
 * @param actor who does it; null: the command line
 * @returns false: none is on
 */
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
