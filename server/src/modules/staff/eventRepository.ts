import { STAFF_EVENT_KINDS, type StaffEvent } from '@dukani/contracts'
import { asc, sql } from 'drizzle-orm'
import { EVENT_OVERLAP_S, STAFF_EVENT_MINUTES } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { staffEvents } from '../../db/staffSchema.ts'
import { newId } from '../../ids.ts'

/** A stored event. */
export interface EventRow {
  id: string
  event: StaffEvent
}

/** Records an event in the transaction that causes it, so that it is sent if and only if that commits. */
export async function recordEvent(transaction: Transaction, { kind, id }: StaffEvent): Promise<void> {
  await transaction.insert(staffEvents).values({ id: newId(), kind, subjectId: String(id) })
}

/** The events of the last EVENT_OVERLAP_S seconds, in the order in which they were written. */
export async function recentEvents(db: Database): Promise<EventRow[]> {
  const rows = await db
    .select({ id: staffEvents.id, kind: staffEvents.kind, subjectId: staffEvents.subjectId })
    .from(staffEvents)
    .where(sql`${staffEvents.createdAt} > now() - make_interval(secs => ${EVENT_OVERLAP_S})`)
    .orderBy(asc(staffEvents.createdAt))
  return rows.flatMap(({ id, kind, subjectId }) => {
    const known = STAFF_EVENT_KINDS.find((each) => each === kind)
    // A newer version of the server may write others.
    return known === undefined ? [] : [{ id, event: { kind: known, id: subjectId } }]
  })
}

/** Deletes events that every process has sent by now. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db
    .delete(staffEvents)
    .where(sql`${staffEvents.createdAt} < now() - make_interval(mins => ${STAFF_EVENT_MINUTES})`)
}
