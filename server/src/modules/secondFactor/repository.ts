import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { sessions } from '../../db/accountSchema.ts'
import { SECOND_FACTOR_SETUP_MINUTES } from '../../config/limits.ts'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { recoveryCodes, secondFactors } from '../../db/staffSchema.ts'

/** An account's second factor. */
export interface FactorRow {
  /** encrypted */
  secret: string
  /** null: it isn't on yet */
  confirmedAt: Date | null
}

/** The second factor of an account; null: none was begun. */
export async function findFactor(db: Executor, userId: string): Promise<FactorRow | null> {
  const [found] = await db
    .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return found ?? null
}

/** Stores a secret in place of an earlier one that wasn't confirmed. false: a second factor is on, and stays. */
export async function addSecret(db: Database, userId: string, secret: string): Promise<boolean> {
  const stored = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: sql`excluded.created_at` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return stored.length > 0
}

/** Switches a second factor on by the code of a step. false: the secret is another one by now, or too old. */
export async function confirmSecret(
  transaction: Transaction,
  { userId, secret, step }: { userId: string; secret: string; step: number },
): Promise<boolean> {
  const confirmed = await transaction
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
        gt(secondFactors.createdAt, sql`now() - make_interval(mins => ${SECOND_FACTOR_SETUP_MINUTES})`),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** Uses the code of a step. Of calls at once, one succeeds; no earlier step is accepted afterwards. */
export async function useStep(
  transaction: Transaction,
  { userId, secret, step }: { userId: string; secret: string; step: number },
): Promise<boolean> {
  const used = await transaction
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

/** Uses a recovery code. Of calls at once, one succeeds. */
export async function useRecoveryCode(
  transaction: Transaction,
  userId: string,
  hash: string,
): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(db: Executor, userId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return counted?.left ?? 0
}

/** Stores recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await transaction.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
}

/** Removes a second factor with its recovery codes. false: none was on. */
export async function removeFactor(transaction: Transaction, userId: string): Promise<boolean> {
  const removed = await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  return removed.length > 0
}

/** Records that the second factor was given in a session. */
export async function markSession(transaction: Transaction, sessionId: string): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
}
