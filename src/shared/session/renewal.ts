import { asApiError } from '../api/ApiError.ts'
import { withTabLock } from '../browser/withTabLock.ts'
import { postRefresh } from './accountCalls.ts'
import { readTokens } from './sessionCookies.ts'
import type { SessionController } from './sessionController.ts'
import { writeTokens } from './writeTokens.ts'

/** Which tab may change the session's tokens. */
export const RENEWAL_LOCK = 'auth-refresh'
/** How long to wait before the second and the third try, and how much chance may add (ms). */
const RETRY_DELAYS_MS = [500, 1_500]
const JITTER_MS = 250
/** Without locks: how long after our refusal another tab's new session may arrive (ms). */
const LAST_LOOK_MS = 150

/** Renews the access token (AUTH-11). */
export interface Renewal {
  /** @returns a newer token than `used`, from any tab; null when there is none */
  renew: (used: string) => Promise<string | null>
  /** Resolves when no renewal is under way. Never rejects. */
  settled: () => Promise<void>
}

/**
 * @param lost called when the session can't be renewed: refused, or not to be reached in three tries. The cookies are
 * those that it was tried with, so no other session ends by it.
 */
export function createRenewal(
  { environment, client, received }: Pick<SessionController, 'environment' | 'client' | 'received'>,
  lost: () => void,
): Renewal {
  const { jar } = environment
  let pending: { used: string; renewed: Promise<string | null> } | null = null

  async function refresh(used: string): Promise<string | null> {
    for (let failures = 0; ; failures += 1) {
      const before = readTokens(jar)
      // Another tab has renewed the token or logged out while this one waited for the lock.
      if (before.access !== used) return before.access
      const answer = await postRefresh(client).catch(asApiError)
      const now = readTokens(jar)
      // Another tab has renewed the token or logged out: its cookies count.
      if (now.access !== used) return now.access
      if (!(answer instanceof Error)) {
        received(answer.access)
        writeTokens(jar, environment.hostname(), answer)
        return answer.access
      }
      const delay = RETRY_DELAYS_MS[failures]
      // A refusal of an older refresh token says nothing about the current one.
      const isOver = answer.isRefusal && before.refresh === now.refresh
      if (isOver || delay === undefined) {
        await environment.wait(LAST_LOOK_MS)
        const last = readTokens(jar).access
        if (last !== used) return last
        lost()
        return null
      }
      await environment.wait(delay + environment.random() * JITTER_MS)
    }
  }

  return {
    renew(used) {
      if (pending?.used === used) return pending.renewed
      const mine = { used, renewed: withTabLock(RENEWAL_LOCK, () => refresh(used), environment.locks()) }
      pending = mine
      void mine.renewed.finally(() => {
        if (pending === mine) pending = null
      })
      return mine.renewed
    },
    async settled() {
      await pending?.renewed
    },
  }
}
