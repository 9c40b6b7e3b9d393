import {
  staffRoleSchema,
  type AuditEntry,
  type GrantRole,
  type StaffMember,
  type StaffRole,
} from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import { isUuid } from '../uuid.ts'
import { auditEntries, type AuditRow } from './auditRepository.ts'
import { grantRole, revokeRole } from './changeRoles.ts'
import type { Actor, StaffAccess } from './actor.ts'
import * as repository from './repository.ts'

/** Who may use the back office, and what they changed there. */
export interface StaffService {
  /** What an account may do in a session; null: it is a customer's. */
  accessOf(of: { id: string; sessionId: string }): Promise<StaffAccess | null>
  /** One member; null: the account has no role. */
  member(userId: string): Promise<StaffMember | null>
  /** All members, by e-mail. */
  list(): Promise<StaffMember[]>
  /** Gives the customer with an e-mail a role, in place of an earlier one. */
  grant(actor: Actor, grant: GrantRole): Promise<Result<StaffMember, 'noSuchCustomer' | 'lastOwner'>>
  /** Takes an account's role away. */
  revoke(actor: Actor, userId: string): Promise<Result<StaffRole, 'notFound' | 'lastOwner'>>
  /** A part of the audit log, latest first. @param after the `next` of the part before */
  audit(after: string | null): Promise<WirePart<AuditEntry>>
}

/** Entries of the audit log in one answer. */
const PART = 50

export function createStaffService(db: Database): StaffService {
  const list = async () => (await repository.allStaff(db)).map(wireMember)
  const member = async (userId: string) => {
    const found = await repository.staffMember(db, userId)
    return found === null ? null : wireMember(found)
  }
  return {
    accessOf: (of) => repository.accessOf(db, of),
    member,
    list,

    async grant(actor, { email, role }) {
      const granted = await inTransaction(db, (transaction) => grantRole(transaction, { email, role, actor }))
      if (!granted.ok) return granted
      const now = await member(granted.value.userId)
      return now === null ? fail('noSuchCustomer') : succeed(now)
    },

    async revoke(actor, userId) {
      if (!isUuid(userId)) return fail('notFound')
      return inTransaction(db, (transaction) => revokeRole(transaction, { userId, actor }))
    },

    async audit(after) {
      if (after !== null && !isUuid(after)) return { next: null, results: [] }
      const rows = await auditEntries(db, { subject: null, after, limit: PART + 1 })
      return partOf(rows, PART, wireEntry)
    },
  }
}

function wireMember(row: repository.StaffRow): StaffMember {
  return {
    id: row.id,
    email: row.email,
    name: repository.fullName(row),
    role: row.role,
    granted_at: row.grantedAt.toISOString(),
    second_factor: row.factor !== null,
  }
}

/** An entry of the audit log as the API returns it. */
export function wireEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    actor: row.actorId === null ? null : { id: row.actorId, name: repository.fullName(row) },
    role: row.role === null ? null : staffRoleSchema.parse(row.role),
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
    created_at: row.createdAt.toISOString(),
  }
}

function fieldsOf(stored: unknown): Record<string, unknown> | null {
  return typeof stored === 'object' && stored !== null ? { ...stored } : null
}
