import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { promotionCodes, promotionCodeUses } from '../../db/promotionSchema.ts'
import type { PromotionCodeRow } from './repository.ts'

/** Whether a code is switched on and within its days. */
const isValid = and(
  promotionCodes.active,
  or(isNull(promotionCodes.startsAt), sql`${promotionCodes.startsAt} <= now()`),
  or(isNull(promotionCodes.endsAt), sql`${promotionCodes.endsAt} > now()`),
)
const hasUsesLeft = or(isNull(promotionCodes.maxUses), lt(promotionCodes.used, promotionCodes.maxUses))

/**
 * A code that a customer may use now.
 * @param code upper case
 * @returns null, whatever the reason, so that the answer doesn't say which codes exist
 */
export async function usableCode(
  db: Executor,
  { code, userId }: { code: string; userId: string },
): Promise<PromotionCodeRow | null> {
  const [found] = await db
    .select()
    .from(promotionCodes)
    .where(and(eq(promotionCodes.code, code), isValid, hasUsesLeft))
  if (found === undefined) return null
  if (found.perCustomer === null) return found
  return (await usesOf(db, { codeId: found.id, userId })) < found.perCustomer ? found : null
}

/** How many orders of a customer use a code. */
function usesOf(db: Executor, { codeId, userId }: { codeId: string; userId: string }): Promise<number> {
  return db.$count(
    promotionCodeUses,
    and(
      eq(promotionCodeUses.codeId, codeId),
      eq(promotionCodeUses.userId, userId),
      isNull(promotionCodeUses.releasedAt),
    ),
  )
}

/**
 * Counts an order's use of a code, in a statement that checks what is left of it, so that it is never used too often. The
 * customer's own uses are counted while the code is locked by it.
 * @returns false: it can't be used any more, and the transaction has to be rolled back
 */
export async function useCode(
  transaction: Transaction,
  use: { codeId: string; orderId: string; userId: string },
): Promise<boolean> {
  const [code] = await transaction
    .update(promotionCodes)
    .set({ used: sql`${promotionCodes.used} + 1` })
    .where(and(eq(promotionCodes.id, use.codeId), isValid, hasUsesLeft))
    .returning({ perCustomer: promotionCodes.perCustomer })
  if (code === undefined) return false
  await transaction.insert(promotionCodeUses).values(use)
  return code.perCustomer === null || (await usesOf(transaction, use)) <= code.perCustomer
}

/** Gives back the use of a locked order that is cancelled. */
export async function releaseCode(transaction: Transaction, orderId: string): Promise<void> {
  const [released] = await transaction
    .update(promotionCodeUses)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(promotionCodeUses.orderId, orderId), isNull(promotionCodeUses.releasedAt)))
    .returning({ codeId: promotionCodeUses.codeId })
  if (released === undefined) return
  await transaction
    .update(promotionCodes)
    .set({ used: sql`${promotionCodes.used} - 1` })
    .where(eq(promotionCodes.id, released.codeId))
}

/**
 * Counts the use of a locked order that is reinstated again, even if the code has ended since.
 * @returns false: it has been used up, by all or by this customer, and the transaction has to be rolled back
 */
export async function useCodeAgain(transaction: Transaction, orderId: string): Promise<boolean> {
  const [use] = await transaction
    .update(promotionCodeUses)
    .set({ releasedAt: null })
    .where(eq(promotionCodeUses.orderId, orderId))
    .returning({ codeId: promotionCodeUses.codeId, userId: promotionCodeUses.userId })
  if (use === undefined) return true
  const [code] = await transaction
    .update(promotionCodes)
    .set({ used: sql`${promotionCodes.used} + 1` })
    .where(and(eq(promotionCodes.id, use.codeId), hasUsesLeft))
    .returning({ perCustomer: promotionCodes.perCustomer })
  if (code === undefined) return false
  return code.perCustomer === null || (await usesOf(transaction, use)) <= code.perCustomer
}
