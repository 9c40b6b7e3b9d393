import type { Login, User } from '@dukani/contracts'
import { ApiError, asApiError, parseError } from '../api/ApiError.ts'
import { mayBeOf, readClaims } from './accessClaims.ts'
import { fetchUser, postLogin, postLogout } from './accountCalls.ts'
import { createExchange } from './exchange.ts'
import { createRenewal } from './renewal.ts'
import { GUEST, STARTING } from './session.ts'
import { clearTokens, readTokens } from './sessionCookies.ts'
import { SESSION_CHANGED, type SessionController, type SessionEngine } from './sessionController.ts'
import { writeTokens } from './writeTokens.ts'

/** How long a login or logout waits for calls that are under way. */
const END_SESSION_TIMEOUT_MS = 3_000
/** How long another tab may take from its first cookie to its second. */
const BETWEEN_COOKIES_MS = 100

/** Logs in and out, restores and renews a session, and follows what other tabs do with it. */
export function createSessionEngine(controller: SessionController): SessionEngine {
  const { environment, client } = controller
  const { jar } = environment
  const renewal = createRenewal(controller, () => void leave(false))
  /** counts logins and logouts: what began before the last one is ignored */
  let turn = 0
  let entering = 0
  /** counts the changes that other tabs announced: only the answer to the last one counts */
  let rereading = 0
  let leaving: Promise<void> | null = null
  let restoring: { turn: number; done: Promise<void> } | null = null

  async function login(credentials: Login, signal?: AbortSignal): Promise<User> {
    entering += 1
    const mine = (turn += 1)
    try {
      // The late answer of a renewal would put the old session's refresh token over the new one's.
      await soon(Promise.all([leaving, renewal.settled()]))
      const tokens = await postLogin(client, credentials)
      ensureLatest(mine)
      controller.received(tokens.access)
      writeTokens(jar, environment.hostname(), tokens)
      await ensureNotAborted(signal)
      const { userId } = readClaims(tokens.access)
      if (userId === null) throw parseError('an access token without user_id')
      const user = await fetchUser(client, userId, tokens.access)
      ensureLatest(mine)
      await ensureNotAborted(signal)
      if (controller.owner() !== null) controller.forget(false)
      controller.setState({ status: 'customer', user }, userId)
      environment.channel.tell(SESSION_CHANGED)
      return user
    } catch (error) {
      if (mine === turn) {
        clearTokens(jar)
        controller.setState(GUEST)
        environment.channel.tell(SESSION_CHANGED)
      }
      throw asApiError(error)
    } finally {
      entering -= 1
    }
  }

  /**
   * Ends the session of an aborted login. The login call itself is never aborted: it would be unknown whether the
   * server had answered it, and with which cookie.
   * @throws ApiError
   */
  async function ensureNotAborted(signal: AbortSignal | undefined): Promise<void> {
    if (!signal?.aborted) return
    await leave(false)
    throw new ApiError('aborted', 'the login was given up')
  }

  /** @throws ApiError when there was another login, or a logout, since */
  function ensureLatest(mine: number): void {
    if (mine !== turn) throw new ApiError('aborted', 'overtaken by another login or a logout')
  }

  /**
   * Ends the session here and in the other tabs (AUTH-09).
   * @param asked by the customer: the page is loaded anew in any case, otherwise only when it shows a customer, so that
   * a session that can't be restored never loads the page in a circle
   */
  function leave(isRequested: boolean): Promise<void> {
    leaving ??= endSession(isRequested || controller.state().status === 'customer').finally(() => {
      leaving = null
    })
    return leaving
  }

  async function endSession(anew: boolean): Promise<void> {
    const mine = (turn += 1)
    const { access, refresh } = readTokens(jar)
    clearTokens(jar)
    controller.setState(GUEST)
    environment.channel.tell(SESSION_CHANGED)
    const notified =
      access === null
        ? null
        : postLogout(client, refresh, access).catch((error: unknown) => {
            console.warn('the server was not notified of the logout', error)
          })
    await soon(Promise.all([notified, renewal.settled()]))
    const overtaken = mine !== turn
    if (anew) controller.forget(!overtaken)
    // A login since then has cookies, and a page, of its own.
    if (overtaken) return
    // An answer that was still under way may have brought the refresh token back.
    clearTokens(jar)
    if (anew) environment.reload()
  }

  function soon(done: Promise<unknown>): Promise<unknown> {
    return Promise.race([done, environment.wait(END_SESSION_TIMEOUT_MS)])
  }

  async function follow(): Promise<void> {
    if (entering > 0 || leaving !== null) return
    const { access, refresh } = readTokens(jar)
    if (access === null || refresh === null) return becomeGuest()
    const owner = controller.owner()
    if (owner !== null) {
      if (mayBeOf(access, owner)) return
      turn += 1
      controller.setState(STARTING)
      controller.forget(false)
    }
    return restore()
  }

  async function becomeGuest(): Promise<void> {
    turn += 1
    const wasCustomer = controller.state().status === 'customer'
    controller.setState(GUEST)
    if (wasCustomer) {
      controller.forget(true)
      environment.reload()
    }
    if (!hasOneCookie()) return
    await environment.wait(BETWEEN_COOKIES_MS)
    if (hasOneCookie()) clearTokens(jar)
  }

  /** One cookie without the other is no session, unless another tab is just writing the second (AUTH-07). */
  function hasOneCookie(): boolean {
    const { access, refresh } = readTokens(jar)
    return (access === null) !== (refresh === null)
  }

  function restore(): Promise<void> {
    if (restoring?.turn === turn) return restoring.done
    const mine = { turn, done: restoreIn(turn) }
    restoring = mine
    void mine.done.finally(() => {
      if (restoring === mine) restoring = null
    })
    return mine.done
  }

  async function restoreIn(mine: number): Promise<void> {
    const kept = readTokens(jar).access
    const token = kept !== null && controller.isDue(kept) ? await renewal.renew(kept) : kept
    if (mine !== turn) return
    if (token === null) return controller.setState(GUEST)
    const { userId } = readClaims(token)
    if (userId === null) return leave(false)
    const user = await fetchUser(client, userId).catch(asApiError)
    if (mine !== turn) return
    const now = readTokens(jar).access
    // Another customer's tokens came in between: this answer says nothing about them.
    if (now !== null && !mayBeOf(now, userId)) return restoreIn(mine)
    if (!(user instanceof Error)) return controller.setState({ status: 'customer', user }, userId)
    // The server can't be reached. The cookies stay, and it is tried again when the page comes to the front.
    if (!user.isRefusal) return controller.setState(GUEST)
    return leave(false)
  }

  async function reread(): Promise<void> {
    const before = controller.state()
    const owner = controller.owner()
    if (owner === null) return
    const mine = (rereading += 1)
    try {
      const user = await fetchUser(client, owner)
      // A later message has started another request, whose answer has both changes.
      if (mine !== rereading) return
      // A change that was saved here meanwhile may be missing in this answer.
      if (controller.state() !== before) return await reread()
      controller.setState({ status: 'customer', user }, owner)
    } catch (error) {
      console.warn('what another tab has changed could not be fetched', error)
    }
  }

  return {
    login,
    logout: () => leave(true),
    follow,
    reread,
    renew: renewal.renew,
    exchange: createExchange(controller, renewal),
  }
}
