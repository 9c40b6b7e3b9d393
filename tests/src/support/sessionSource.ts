import type { Session, SessionSource, SessionState } from '#shared/session/session.ts'

/** The context's value for a session that a test decides on. */
export function sessionSource({ login, logout, replaceUser, ...state }: Session): SessionSource {
  return { state: () => state satisfies SessionState, subscribe: () => () => {}, login, logout, replaceUser }
}
