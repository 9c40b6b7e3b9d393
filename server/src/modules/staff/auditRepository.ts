import type { StaffRole } from '@dukani/contracts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { auditLog } from '../../db/staffSchema.ts'
import { newId } from '../../ids.ts'

/** What staff can change. */
type SubjectKind =
  | 'staff'
  | 'order'
  | 'product'
  | 'category'
  | 'promotionCode'
  | 'promotion'
  | 'review'
  | 'customer'
  | 'mail'
  | 'import'
  | 'setting'

/** A change by staff. */
export interface Change {
  /** null: the command line */
  actor: { id: string; role: StaffRole; requestId: string } | null
  action: string
  subject: { kind: SubjectKind; id: string }
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

/** Records a change in its own transaction, so that neither exists without the other. */
export function recordChange(transaction: Transaction, change: Change): Promise<void> {
  return recordChanges(transaction, [change])
}

/** Records several changes. */
export async function recordChanges(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await transaction.insert(auditLog).values(
    changes.map(({ actor, action, subject, before, after }) => ({
      id: newId(),
      actorId: actor?.id ?? null,
      role: actor?.role ?? null,
      requestId: actor?.requestId ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before,
      after,
      createdAt: new Date(),
    })),
  )
}

/**
 * A part of the log, latest first.
 * @param subject whose changes; null: all
 * @param after the last id of the part before; null: the first part
 */
export function auditEntries(
  db: Database,
  { subject, after, limit }: { subject: Change['subject'] | null; after: string | null; limit: number },
) {
  return db
    .select({
      id: auditLog.id,
      actorId: auditLog.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
      role: auditLog.role,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        subject === null
          ? undefined
          : and(eq(auditLog.subjectKind, subject.kind), eq(auditLog.subjectId, subject.id)),
        after === null ? undefined : lt(auditLog.id, after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

export type AuditRow = Awaited<ReturnType<typeof auditEntries>>[number]
