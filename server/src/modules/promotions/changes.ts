import type { ChangePromotion, NewPromotion } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { promotions } from '../../db/priceCutSchema.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { dateOf } from '../wireDate.ts'
import { cutOf, wireCut } from './cutPrice.ts'
import { currentMoment, lockPromotion, promotionOf, targetsOf, type PromotionRow } from './repository.ts'
import { knownTargets, replaceTargets, type TargetFault } from './targets.ts'
import { loggedPromotion } from './wire.ts'

/** What is wrong with a promotion; `hasBegun`: the moment of its start is past. */
export type PromotionFault = 'percentOrAmount' | 'endsBeforeStart' | 'endsInPast' | 'hasBegun' | TargetFault

/** Why a promotion wasn't changed; `changedMeanwhile`: it has another version by now. */
export type ChangeRefusal = PromotionFault | 'notFound' | 'changedMeanwhile' | 'isOver' | 'notBegun' | 'wasOn'

/** Creates a promotion. @returns its id */
export async function createPromotion(
  transaction: Transaction,
  actor: Actor,
  sent: NewPromotion,
): Promise<Result<string, PromotionFault>> {
  const now = await currentMoment(transaction)
  const cut = cutOf(sent)
  if (cut === null) return fail('percentOrAmount')
  const startsAt = later(dateOf(sent.starts_at), now)
  const endsAt = dateOf(sent.ends_at)
  const fault = faultOfDays(startsAt, endsAt, now)
  if (fault !== null) return fail(fault)
  const targets = await knownTargets(transaction, sent)
  if (!targets.ok) return targets
  const id = newId()
  await transaction
    .insert(promotions)
    .values({ id, name: sent.name, ...cut, startsAt, endsAt, dueAt: startsAt })
  await replaceTargets(transaction, id, targets.value)
  await record(transaction, { actor, action: 'promotion.create', id, before: null })
  return succeed(id)
}

/**
 * Changes a promotion. If it is on, its prices are renewed at once, unless the change leaves them as they are.
 * @returns why not
 */
export async function changePromotion(
  transaction: Transaction,
  actor: Actor,
  id: string,
  { version, ...change }: ChangePromotion,
): Promise<ChangeRefusal | null> {
  const row = await lockPromotion(transaction, id)
  const why = refusalOf(row, version)
  if (why !== null || row === null) return why ?? 'notFound'
  if (row.state === 'ended') return 'isOver'
  const now = await currentMoment(transaction)
  const before = await logged(transaction, row)
  const known = wireCut(row)
  const cut = cutOf({
    percent: change.percent === undefined ? known.percent : change.percent,
    amount: change.amount === undefined ? known.amount : change.amount,
  })
  if (cut === null) return 'percentOrAmount'
  const hasBegun = row.state === 'running'
  const asked = change.starts_at === undefined ? row.startsAt : dateOf(change.starts_at)
  if (hasBegun && asked?.getTime() !== row.startsAt.getTime()) return 'hasBegun'
  const startsAt = hasBegun ? row.startsAt : later(asked, now)
  const endsAt = change.ends_at === undefined ? row.endsAt : dateOf(change.ends_at)
  const fault = faultOfDays(startsAt, endsAt, now)
  if (fault !== null) return fault
  let isRecut = cut.percentBp !== row.percentBp || cut.amountTetri !== row.amountTetri
  if (change.categories !== undefined || change.products !== undefined) {
    const listed = await targetsOf(transaction, [id])
    const targets = await knownTargets(transaction, {
      categories: change.categories ?? listed.flatMap(({ categoryId }) => categoryId ?? []),
      products: change.products ?? listed.flatMap(({ productId }) => productId ?? []),
    })
    if (!targets.ok) return targets.error
    if (await replaceTargets(transaction, id, targets.value)) isRecut = true
  }
  await update(transaction, id, {
    ...(change.name !== undefined && { name: change.name }),
    ...{ ...cut, startsAt, endsAt },
    ...(!hasBegun && { dueAt: startsAt }),
    ...(hasBegun && isRecut && renewedFrom(now)),
    // A running renewal continues with the new end.
    ...(hasBegun && !isRecut && !row.isRenewing && { dueAt: endsAt }),
  })
  await record(transaction, { actor, action: 'promotion.change', id, before })
  return null
}

/** Ends a promotion that is on. One that is over stays as it is. @returns why not */
export async function endPromotion(
  transaction: Transaction,
  actor: Actor,
  id: string,
  version: number,
): Promise<ChangeRefusal | null> {
  const row = await lockPromotion(transaction, id)
  if (row?.state === 'ended') return null
  const why = refusalOf(row, version)
  if (why !== null || row === null) return why ?? 'notFound'
  if (row.state === 'planned') return 'notBegun'
  const before = await logged(transaction, row)
  const now = await currentMoment(transaction)
  await update(transaction, id, { endsAt: now, ...renewedFrom(now) })
  await record(transaction, { actor, action: 'promotion.end', id, before })
  return null
}

/** Deletes a promotion that hasn't begun. @returns why not */
export async function deletePromotion(
  transaction: Transaction,
  actor: Actor,
  id: string,
  version: number,
): Promise<ChangeRefusal | null> {
  const row = await lockPromotion(transaction, id)
  const why = refusalOf(row, version)
  if (why !== null || row === null) return why ?? 'notFound'
  if (row.state !== 'planned') return 'wasOn'
  await recordChange(transaction, {
    ...{ actor, action: 'promotion.delete', subject: { kind: 'promotion', id } },
    ...{ before: await logged(transaction, row), after: null },
  })
  await transaction.delete(promotions).where(eq(promotions.id, id))
  return null
}

function refusalOf(row: PromotionRow | null, version: number): ChangeRefusal | null {
  if (row === null) return 'notFound'
  return row.version === version ? null : 'changedMeanwhile'
}

function faultOfDays(startsAt: Date, endsAt: Date | null, now: Date): PromotionFault | null {
  if (endsAt === null) return null
  if (endsAt <= now) return 'endsInPast'
  return endsAt <= startsAt ? 'endsBeforeStart' : null
}

const later = (moment: Date | null, now: Date) => (moment !== null && moment > now ? moment : now)

/** The columns of a promotion whose prices are to be renewed from the first product on. */
const renewedFrom = (moment: Date) => ({ dueAt: moment, renewedUntil: null })

/** Changes a locked promotion. */
async function update(
  transaction: Transaction,
  id: string,
  change: Partial<typeof promotions.$inferInsert>,
): Promise<void> {
  await transaction
    .update(promotions)
    .set({ ...change, version: sql`${promotions.version} + 1` })
    .where(eq(promotions.id, id))
}

async function logged(transaction: Transaction, row: PromotionRow): Promise<Record<string, unknown>> {
  return loggedPromotion(row, await targetsOf(transaction, [row.id]))
}

async function record(
  transaction: Transaction,
  {
    actor,
    action,
    id,
    before,
  }: { actor: Actor; action: string; id: string; before: Record<string, unknown> | null },
): Promise<void> {
  const row = await promotionOf(transaction, id)
  const after = row === null ? null : await logged(transaction, row)
  await recordChange(transaction, { actor, action, subject: { kind: 'promotion', id }, before, after })
}
