import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { PASSWORD_RESET_MINUTES } from '../../config/limits.ts'
import { passwordResets, sessions } from '../../db/accountSchema.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { UserRow } from './repository.ts'

/** A token that was mailed, as it is stored, and whose it has to be. */
export interface StoredReset {
  userId: string
  tokenHash: string
}

/** Stores a token. Those of before hold on: the mail that arrives first may be the older one. */
export async function addReset(db: Database, { userId, tokenHash }: StoredReset): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${PASSWORD_RESET_MINUTES})`
  await db.insert(passwordResets).values({ tokenHash, userId, expiresAt })
}

/** Whose token this is; null when it was used, holds no longer, is another's, or never was one. */
export async function findReset(db: Database, reset: StoredReset): Promise<UserRow | null> {
  const [found] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(holds(reset))
  return found?.user ?? null
}

/** Uses a token up: of any number at once one alone succeeds. Locks the user first, as every change of a password. */
export async function useReset(transaction: Transaction, reset: StoredReset): Promise<boolean> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, reset.userId))
    .for('no key update')
  const used = await transaction
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(holds(reset))
    .returning({ userId: passwordResets.userId })
  return used.length > 0
}

/**
 * Sets a password and ends everything that stood on the one before: sessions, access tokens (by the epoch), links to a
 * new password that were mailed.
 * @param was the hash of the one before; when it is another by now, nothing is done. undefined: whatever it is
 * @returns the new epoch; null when nothing was done
 */
export async function setPassword(
  transaction: Transaction,
  { userId, passwordHash, was }: { userId: string; passwordHash: string; was?: string },
): Promise<number | null> {
  const [user] = await transaction
    .update(users)
    .set({ passwordHash, tokenEpoch: sql`${users.tokenEpoch} + 1` })
    .where(and(eq(users.id, userId), was === undefined ? undefined : eq(users.passwordHash, was)))
    .returning({ tokenEpoch: users.tokenEpoch })
  if (user === undefined) return null
  await transaction
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
  await transaction
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  return user.tokenEpoch
}

/** Notes that a mailbox is its account's owner's, unless that is known: they have followed a link that was mailed there. */
export async function proveEmail(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
}

function holds({ userId, tokenHash }: StoredReset) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    eq(passwordResets.userId, userId),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, sql`now()`),
  )
}
