import { lt, sql } from 'drizzle-orm'
import { attempts, passwordResets, refreshTokens, sessions } from '../../db/accountSchema.ts'
import type { Database } from '../../db/database.ts'

/** How often (ms) a process looks for what is over. */
const INTERVAL_MS = 10 * 60 * 1000

/** Rows at once: whoever triggers it waits for it. */
const AT_ONCE = 1000

/**
 * Removes attempts that no longer count, and sessions, refresh tokens and resets that hold no longer, now and then.
 * @returns call it whenever somebody logs in
 */
export function createSweep(db: Database): () => Promise<void> {
  let last = -Infinity
  return async () => {
    if (performance.now() - last < INTERVAL_MS) return
    last = performance.now()
    // Rows in use are passed over: sweeping waits for nobody, and so nobody for it.
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
