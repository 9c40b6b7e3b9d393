import type { StaffRole } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { customerByEmail } from '../payments/walletRepository.ts'
import { recordChange, type Change } from './auditRepository.ts'
import { lockOwners, removeRole, roleOf, setRole } from './repository.ts'

/**
 * Gives the customer with an e-mail (lower case) a role, in place of an earlier one.
 * @param actor null: the command line
 * @returns the account and its earlier role; `lastOwner`: a shop with owners keeps one
 */
export async function grantRole(
  transaction: Transaction,
  { email, role, actor }: { email: string; role: StaffRole; actor: Change['actor'] },
): Promise<Result<{ userId: string; before: StaffRole | null }, 'noSuchCustomer' | 'lastOwner'>> {
  const owners = await lockOwners(transaction)
  const userId = await customerByEmail(transaction, email)
  if (userId === null) return fail('noSuchCustomer')
  if (role !== 'owner' && isOnly(owners, userId)) return fail('lastOwner')
  const before = await roleOf(transaction, userId)
  if (before !== role) {
    await setRole(transaction, { userId, role, grantedBy: actor?.id ?? null })
    await recordChange(transaction, {
      actor,
      action: 'staff.grant',
      subject: { kind: 'staff', id: userId },
      before: before && { role: before },
      after: { role },
    })
  }
  return succeed({ userId, before })
}

/** Takes an account's role away. @param actor null: the command line */
export async function revokeRole(
  transaction: Transaction,
  { userId, actor }: { userId: string; actor: Change['actor'] },
): Promise<Result<StaffRole, 'notFound' | 'lastOwner'>> {
  const owners = await lockOwners(transaction)
  const before = await roleOf(transaction, userId)
  if (before === null) return fail('notFound')
  if (isOnly(owners, userId)) return fail('lastOwner')
  await removeRole(transaction, userId)
  await recordChange(transaction, {
    actor,
    action: 'staff.revoke',
    subject: { kind: 'staff', id: userId },
    before: { role: before },
    after: null,
  })
  return succeed(before)
}

function isOnly(owners: readonly string[], userId: string): boolean {
  return owners.length === 1 && owners[0] === userId
}
