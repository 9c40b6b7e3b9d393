import type { SessionStore } from './sessionStore.ts'

/**
 * Finds out whether this browser's session still stands, after something that may have ended it on the server: if it
 * doesn't, all tabs are a guest's then, and those that showed a customer load anew (AUTH-09). Never rejects.
 */
export async function verifySession(session: Pick<SessionStore, 'accessToken' | 'renew'>): Promise<void> {
  const token = await session.accessToken()
  if (token !== null) await session.renew(token)
}
