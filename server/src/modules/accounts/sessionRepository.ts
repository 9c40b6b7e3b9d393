import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { REFRESH_GRACE_S, REFRESH_TOKEN_DAYS, SESSION_DAYS } from '../../config/limits.ts'
import { refreshTokens, sessions } from '../../db/accountSchema.ts'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { newId } from '../../ids.ts'

/** A new login as it is stored. */
export interface NewSession {
  userId: string
  bindingHash: string
  tokenHash: string
}

/** A token and the browser that sends it, as they are stored. */
export interface PresentedToken {
  tokenHash: string
  bindingHash: string
}

/** Stores a login and its first refresh token: the session's id. */
export async function addSession(
  transaction: Transaction,
  { userId, bindingHash, tokenHash }: NewSession,
): Promise<string> {
  const id = newId()
  await transaction
    .insert(sessions)
    .values({ id, userId, bindingHash, expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})` })
  await transaction.insert(refreshTokens).values({
    hash: tokenHash,
    sessionId: id,
    generation: 0,
    expiresAt: sql`now() + make_interval(days => ${REFRESH_TOKEN_DAYS})`,
  })
  return id
}

/**
 * Whether this is still the user's epoch, and they aren't blocked. It can't change before the transaction ends, so no
 * session is opened while a change of the password ends all sessions.
 */
export async function lockEpoch(
  transaction: Transaction,
  { id, tokenEpoch }: { id: string; tokenEpoch: number },
): Promise<boolean> {
  const [user] = await transaction
    .select({ tokenEpoch: users.tokenEpoch })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.blockedAt)))
    .for('share')
  return user?.tokenEpoch === tokenEpoch
}

/**
 * Uses a refresh token by compare and swap, so that only one of concurrent calls succeeds. null: it was used, has
 * expired, or is another browser's.
 */
export async function useToken(
  transaction: Transaction,
  { tokenHash, bindingHash }: PresentedToken,
): Promise<{ sessionId: string; generation: number } | null> {
  const [used] = await transaction
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .from(sessions)
    .where(
      and(
        eq(refreshTokens.hash, tokenHash),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, sql`now()`),
        eq(sessions.id, refreshTokens.sessionId),
        eq(sessions.bindingHash, bindingHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId, generation: refreshTokens.generation })
  return used ?? null
}

/** Stores a token's successor. It doesn't outlive the session. */
export async function addSuccessor(
  transaction: Transaction,
  { sessionId, generation, tokenHash }: { sessionId: string; generation: number; tokenHash: string },
): Promise<void> {
  const sessionsEnd = sql`(select ${sessions.expiresAt} from ${sessions} where ${sessions.id} = ${sessionId})`
  await transaction.insert(refreshTokens).values({
    hash: tokenHash,
    sessionId,
    generation,
    expiresAt: sql`least(now() + make_interval(days => ${REFRESH_TOKEN_DAYS}), ${sessionsEnd})`,
  })
}

/** The state of a token that couldn't be used. */
export interface KnownToken {
  sessionId: string
  userId: string
  ownBrowser: boolean
  /** its session has neither ended nor been revoked, and it has been used, so it has a successor */
  used: boolean
  /** used just now, and its successor hasn't been used */
  justUsed: boolean
}

/** Finds a token and its state; null when it doesn't exist, or was deleted. */
export async function findToken(
  transaction: Transaction,
  { tokenHash, bindingHash, successorHash }: PresentedToken & { successorHash: string },
): Promise<KnownToken | null> {
  const live = sql`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`
  const successorUnused = sql`exists (
    select from ${refreshTokens} as next where next.hash = ${successorHash} and next.used_at is null)`
  const [token] = await transaction
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      ownBrowser: sql<boolean>`${sessions.bindingHash} = ${bindingHash}`,
      used: sql<boolean>`${live} and ${refreshTokens.usedAt} is not null`,
      justUsed: sql<boolean>`${live} and coalesce(
        ${refreshTokens.usedAt} > now() - make_interval(secs => ${REFRESH_GRACE_S}), false) and ${successorUnused}`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, tokenHash))
  return token ?? null
}

/** Ends a session, which invalidates all of its tokens. */
export async function revokeSession(db: Executor, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Ends the session that a refresh token belongs to, whichever of its tokens it is. */
export async function revokeSessionOfToken(db: Database, tokenHash: string): Promise<void> {
  const sessionId = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash))
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sql`(${sessionId})`), isNull(sessions.revokedAt)))
}

/** Finds the user's epoch when the session is alive; null when it isn't, isn't the user's, or they are blocked. */
export function prepareLiveEpoch(
  db: Database,
): (of: { userId: string; sessionId: string }) => Promise<number | null> {
  // Prepared, since every call of a customer runs it.
  const find = db
    .select({ epoch: users.tokenEpoch })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(users.id, sql.placeholder('userId')),
        isNull(users.blockedAt),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('live_epoch')
  return async ({ userId, sessionId }) => {
    const [found] = await find.execute({ userId, sessionId })
    return found?.epoch ?? null
  }
}
