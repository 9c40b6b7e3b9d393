import type { RefundOrder } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { writeOnce } from '../idempotency/idempotency.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import { lockOrder, type OrderRecord } from './lifecycle.ts'
import type { PartRefusal } from './orderPayments.ts'

/** Why an order wasn't changed; `changedMeanwhile`: it is no longer in the state that was seen. */
export type ChangeRefusal =
  'notFound' | 'notPaid' | 'wrongStatus' | 'notTransfer' | 'notCourier' | 'keyReused' | PartRefusal

/** Fields of a change for the audit log; null: the change was already made. */
type Outcome = Result<Record<string, unknown> | null, ChangeRefusal>

/** Makes a change to a locked order. */
export type Work = (transaction: Transaction, order: OrderRecord) => Promise<Outcome>

/** A change by a member of the staff. */
export interface StaffChange {
  actor: Actor
  /** of the order */
  id: string
  /** its name in the audit log */
  action: string
  seen: RefundOrder['seen']
  /** the Idempotency-Key and the request that it belongs to; left out: it isn't deduplicated */
  once?: { key: string; request: unknown } | undefined
}

/**
 * Makes a change to an order in the state that was seen, and records it.
 * @param isDone whether the change was already made
 */
export async function changeOrder(
  db: Database,
  { once, ...change }: StaffChange,
  work: Work,
  isDone: (order: OrderRecord) => boolean,
): Promise<Result<null, ChangeRefusal>> {
  if (!isUuid(change.id)) return fail('notFound')
  const write = { userId: change.actor.id, key: once?.key, request: once?.request }
  const changed = await writeOnce(db, write, async (transaction) => {
    const done = await recorded(transaction, change, work, isDone)
    return done.ok ? succeed({ order: change.id }) : done
  })
  return changed.ok ? succeed(null) : changed
}

async function recorded(
  transaction: Transaction,
  { actor, id, action, seen }: Omit<StaffChange, 'once'>,
  work: Work,
  isDone: (order: OrderRecord) => boolean,
): Promise<Outcome> {
  const order = await lockOrder(transaction, id)
  if (order === null) return fail('notFound')
  if (isDone(order)) return succeed(null)
  if (order.status !== seen.status || order.paymentStatus !== seen.payment_status)
    return fail('changedMeanwhile')
  const done = await work(transaction, order)
  if (!done.ok) return done
  const now = await lockOrder(transaction, id)
  await recordChange(transaction, {
    actor,
    action,
    subject: { kind: 'order', id },
    before: stateFields(order),
    after: { ...(now && stateFields(now)), ...done.value },
  })
  return done
}

const stateFields = ({ status, paymentStatus, courierId }: OrderRecord) => ({
  status,
  payment_status: paymentStatus,
  ...(courierId !== null && { courier: courierId }),
})
