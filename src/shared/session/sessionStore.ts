import type { Id } from '@dukani/contracts'
import { ApiError } from '../api/ApiError.ts'
import type { ApiClient } from '../api/client.ts'
import { sameId } from '../api/adapters/values.ts'
import { clearDrafts } from '../forms/clearDrafts.ts'
import { createStore } from '../state/createStore.ts'
import { isExpired, mayBeOf, readClaims } from './accessClaims.ts'
import { GUEST, STARTING, type SessionSource, type SessionState } from './session.ts'
import { clearTokens, readTokens } from './sessionCookies.ts'
import {
  SESSION_CHANGED,
  USER_CHANGED,
  type Exchange,
  type SessionController,
  type SessionEngine,
  type SessionMessage,
  type SessionEnvironment,
} from './sessionController.ts'

/** A token that came less than this ago is not renewed for its time alone: a clock may be wrong (ms). */
const FRESH_MS = 30_000
/** When the cookies are looked at again after another tab's message, which may be faster than its cookies (ms). */
const LATER_LOOKS_MS = [100, 1_000]

/**
 * The session of a page: its state, and the little that a guest's first screen needs. What only a customer needs is
 * the engine's, which is fetched when there is a cookie, a login, or something to renew.
 */
export interface SessionStore extends SessionSource {
  /**
   * Follows the cookies and the other tabs. Can be stopped and started again.
   * @param forget empties the caches; `leaving`: the page is about to reload
   * @returns stops it
   */
  start: (forget: (leaving: boolean) => void) => () => void
  /** Brings the state in line with the cookies. */
  follow: () => Promise<void>
  /** Lets the other tabs look at the cookies, in which the server itself has begun a session (AUTH-06). */
  announce: () => void
  /** The token for a call, renewed when it is known to have expired; null for a guest. */
  accessToken: () => string | null | Promise<string | null>
  /** A newer token than a refused one; null when there is none. Never rejects. */
  renew: (used: string) => Promise<string | null>
  exchange: Exchange
}

export interface SessionStoreOptions {
  client: () => ApiClient
  environment: SessionEnvironment
  /** fetches the engine; called again after a failure */
  loadEngine?: () => Promise<{ createSessionEngine: (controller: SessionController) => SessionEngine }>
}

/** The session's small part, for the first screen; it loads the engine for all requests. */
export function createSessionStore({
  client,
  environment,
  loadEngine = () => import('./sessionEngine.ts'),
}: SessionStoreOptions): SessionStore {
  const { get: state, set, subscribe } = createStore<SessionState>(STARTING)
  let owner: Id | null = null
  let forget: (leaving: boolean) => void = () => {}
  let received: { token: string; at: number } | null = null
  let clockIsWrong = false
  let loading: Promise<SessionEngine> | null = null

  function setState(next: SessionState, nextOwner: Id | null = null): void {
    owner = nextOwner
    set(next)
  }

  const controller: SessionController = {
    environment,
    get client() {
      return client()
    },
    state,
    setState,
    owner: () => owner,
    forget: (leaving) => forget(leaving),
    isDue(token) {
      if (clockIsWrong || !isExpired(token, environment.now())) return false
      return received?.token !== token || Math.abs(environment.now() - received.at) >= FRESH_MS
    },
    received(token) {
      received = { token, at: environment.now() }
      // The server has just issued it. If it seems expired, the clock is wrong, and only a 401 counts.
      clockIsWrong = isExpired(token, environment.now())
    },
  }

  function engine(): Promise<SessionEngine> {
    loading ??= loadEngine()
      .then(({ createSessionEngine }) => createSessionEngine(controller))
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }

  /** @throws ApiError when it can't be fetched */
  async function neededEngine(): Promise<SessionEngine> {
    try {
      return await engine()
    } catch (cause) {
      throw new ApiError('network', 'a part of the shop could not be loaded', { cause })
    }
  }

  async function follow(): Promise<void> {
    const { access, refresh } = readTokens(environment.jar)
    if (access === null && refresh === null && state().status !== 'customer') return setState(GUEST)
    try {
      await (await engine()).follow()
    } catch (error) {
      // The cookies stay: the next page, or this one when it comes to the front, finds the session again.
      console.warn('the session could not be restored', error)
      if (state().status === 'starting') setState(GUEST)
    }
  }

  async function handleMessage(message: SessionMessage, isOver: AbortSignal): Promise<void> {
    if (message === USER_CHANGED) {
      // Without a customer the user is fetched anyway.
      if (state().status === 'customer') await (await engine()).reread()
      return
    }
    await follow()
    for (const ms of LATER_LOOKS_MS) {
      await environment.wait(ms)
      if (isOver.aborted) return
      await follow()
    }
  }

  async function renew(used: string): Promise<string | null> {
    try {
      const renewed = await (await engine()).renew(used)
      const { userId } = readClaims(used)
      // The token is another customer's now: a call is never sent in another customer's name.
      return renewed !== null && userId !== null && !mayBeOf(renewed, userId) ? null : renewed
    } catch (error) {
      console.warn('the session could not be renewed', error)
      return null
    }
  }

  return {
    state,
    subscribe,
    start(forgetting) {
      forget = forgetting
      const over = new AbortController()
      const stopListening = environment.channel.listen((message) => void handleMessage(message, over.signal))
      void follow()
      return () => {
        over.abort()
        stopListening()
      }
    },
    follow,
    announce: () => environment.channel.tell(SESSION_CHANGED),
    accessToken() {
      const { access } = readTokens(environment.jar)
      if (access === null) return null
      if (owner !== null && !mayBeOf(access, owner)) {
        // Another customer has logged in elsewhere: nothing that this page shows may be sent in their name.
        void follow()
        return null
      }
      return controller.isDue(access) ? renew(access) : access
    },
    renew,
    exchange: async (call) => (await neededEngine()).exchange(call),
    login: async (credentials, signal) => (await neededEngine()).login(credentials, signal),
    async logout() {
      clearDrafts()
      let ready: SessionEngine
      try {
        ready = await engine()
      } catch (error) {
        console.warn('the server was not notified of the logout', error)
        clearTokens(environment.jar)
        setState(GUEST)
        environment.channel.tell(SESSION_CHANGED)
        forget(true)
        return environment.reload()
      }
      return ready.logout()
    },
    replaceUser(user) {
      // A late answer may belong to the customer before.
      const now = state()
      if (now.status !== 'customer' || !sameId(now.user.id, user.id)) return
      setState({ status: 'customer', user }, owner)
      environment.channel.tell(USER_CHANGED)
    },
  }
}
