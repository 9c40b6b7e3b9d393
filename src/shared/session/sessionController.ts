import type { Id, Login, Tokens, User } from '@dukani/contracts'
import type { ApiClient } from '../api/client.ts'
import type { TabChannel } from '../browser/tabChannel.ts'
import type { SessionState } from './session.ts'
import type { CookieJar } from './sessionCookies.ts'

/** Tabs tell each other nothing more about the session: each reads the cookies for itself. */
export const SESSION_CHANGED = 'changed'
/** The customer is the same, with another name or address: each tab asks the server for itself. */
export const USER_CHANGED = 'user'
export type SessionMessage = typeof SESSION_CHANGED | typeof USER_CHANGED

/** The browser APIs that the session uses; replaced in tests and stories. */
export interface SessionEnvironment {
  jar: CookieJar
  hostname: () => string
  channel: TabChannel<SessionMessage>
  /** Web Locks; undefined where there are none, as on plain http in a local network */
  locks: () => Pick<LockManager, 'request'> | undefined
  /** ms since the epoch, by a clock that may be wrong */
  now: () => number
  /** from 0 to 1 */
  random: () => number
  wait: (ms: number) => Promise<void>
  /** loads the page anew */
  reload: () => void
}

/** What the engine may use of the store. */
export interface SessionController {
  environment: SessionEnvironment
  client: ApiClient
  state: () => SessionState
  /**
   * Changes the state.
   * @param owner the user_id of the token by which a customer was restored
   */
  setState: (state: SessionState, owner?: Id | null) => void
  /** id of the customer whose token started the session; null for a guest */
  owner: () => Id | null
  /** Empties the caches of what belongs to a person. @param leaving the page is about to reload */
  forget: (leaving: boolean) => void
  /** Whether a token should be renewed before it is sent. */
  isDue: (token: string) => boolean
  /** Remembers when a token came, and whether the clock can be trusted by it. */
  received: (token: string) => void
}

/** What comes of a call that may give this browser another session. */
export interface Exchanged {
  /** null when the session goes on with the tokens it has */
  tokens: Tokens | null
}

/**
 * Makes a call that ends the session and answers with the tokens of another one (PROF-09). Until those are in the
 * cookies no tab renews: it would be refused, and take that for the end.
 * @throws ApiError
 */
export type Exchange = <Answer extends Exchanged>(
  call: (bearer: string) => Promise<Answer>,
) => Promise<Answer>

/** What only a page with a session needs. It is a chunk of its own. */
export interface SessionEngine {
  /** @throws ApiError */
  login: (credentials: Login, signal?: AbortSignal) => Promise<User>
  logout: () => Promise<void>
  /** Brings the state in line with the cookies, which another tab may have changed. */
  follow: () => Promise<void>
  /** Fetches the customer anew, whom another tab has changed. Never rejects. */
  reread: () => Promise<void>
  /** @returns a newer token than `used`; null when there is none */
  renew: (used: string) => Promise<string | null>
  exchange: Exchange
}
