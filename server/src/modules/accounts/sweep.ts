import { lt, sql } from 'drizzle-orm'
import { attempts, passwordResets, refreshTokens, sessions } from '../../db/accountSchema.ts'
import type { Database } from '../../db/database.ts'

/** How often (ms) a process cleans up. */
const INTERVAL_MS = 10 * 60 * 1000

/** Rows per run, since a login waits for it. */
const AT_ONCE = 1000

/**
 * Removes expired attempts, sessions, refresh tokens and resets.
 * @returns to be called at each login; it does something only now and then
 */
export function createSweep(db: Database): () => Promise<void> {
  let last = -Infinity
  return async () => {
    if (performance.now() - last < INTERVAL_MS) return
    last = performance.now()
    // Locked rows are skipped, so that nothing waits for anything.
    const old = db
      .select({ key: attempts.key })
      .from(attempts)
      // Longer than any window.
      .where(lt(attempts.resetAt, sql`now() - interval '1 day'`))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await db.delete(attempts).where(sql`${attempts.key} in ${old}`)
    const over = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lt(sessions.expiresAt, sql`now()`))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await db.delete(sessions).where(sql`${sessions.id} in ${over}`)
    const expired = db
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .where(lt(refreshTokens.expiresAt, sql`now()`))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await db.delete(refreshTokens).where(sql`${refreshTokens.hash} in ${expired}`)
    const resets = db
      .select({ hash: passwordResets.tokenHash })
      .from(passwordResets)
      .where(lt(passwordResets.expiresAt, sql`now()`))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await db.delete(passwordResets).where(sql`${passwordResets.tokenHash} in ${resets}`)
  }
}
