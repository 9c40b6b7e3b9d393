import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { PASSWORD_RESET_MINUTES } from '../../config/limits.ts'
import { passwordResets, sessions } from '../../db/accountSchema.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { UserRow } from './repository.ts'

/** A mailed token as it is stored, and the user it has to belong to. */
export interface StoredReset {
  userId: string
  tokenHash: string
}

/** Stores a token. Earlier ones stay valid, since mails may arrive in another order. */
export async function addReset(db: Database, { userId, tokenHash }: StoredReset): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${PASSWORD_RESET_MINUTES})`
  await db.insert(passwordResets).values({ tokenHash, userId, expiresAt })
}

/** The user of a token; null when it was used, has expired, is another user's, or doesn't exist. */
export async function findReset(db: Database, reset: StoredReset): Promise<UserRow | null> {
  const [found] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(holds(reset))
  return found?.user ?? null
}

/** Uses a token. Of concurrent calls only one succeeds. Locks the user first, as every change of a password does. */
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
 * Sets a password and revokes the user's sessions, access tokens (by the epoch) and mailed reset links.
 * @param was the expected hash of the old password; when it has changed, nothing is done. undefined: any
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

/** Marks the e-mail as verified, unless it is: its owner has followed a link that was mailed there. */
export async function verifyEmail(transaction: Transaction, userId: string): Promise<void> {
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
