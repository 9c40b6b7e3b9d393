import type { User } from '@dukani/contracts'
import { vi } from 'vitest'
import { createClient } from '#shared/api/client.ts'
import { createSessionEngine } from '#shared/session/sessionEngine.ts'
import { clearTokens, readTokens, type CookieJar } from '#shared/session/sessionCookies.ts'
import type { SessionMessage, SessionEnvironment } from '#shared/session/sessionController.ts'
import { createSessionStore, type SessionStoreOptions } from '#shared/session/sessionStore.ts'
import { writeTokens } from '#shared/session/writeTokens.ts'
import { ACCESS_LIFE_S, accountServer, type Call } from './accountServer.ts'

/** How long a call takes there, and back (ms). */
const WAY_MS = 20
/** How long a cookie takes to the other tabs (ms): longer than what they tell each other. */
const COOKIE_MS = 15

/** Cookies as a browser keeps them, as far as the session needs: a value, or none any more. */
export function cookieJar(): CookieJar & { written: string[] } {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    read: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie) {
      written.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/; Max-Age=0/.test(cookie)) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

/**
 * The same cookies as one tab sees them: what it writes, the others see a little later. When the tab reads, its writes
 * are through, as in Chromium; or they take their time all the same, as in Firefox.
 */
function jarOfTab(jar: CookieJar, readingWaits: boolean): CookieJar {
  let pending: string[] = []
  const flush = () => {
    for (const cookie of pending) jar.write(cookie)
    pending = []
  }
  return {
    read() {
      if (readingWaits) flush()
      const own = cookieJar()
      for (const cookie of [...jar.read().split('; '), ...pending]) own.write(cookie)
      return own.read()
    },
    write(cookie) {
      pending.push(cookie)
      setTimeout(flush, COOKIE_MS)
    },
  }
}

/** Exclusive locks by name, one after the other; who gives up waiting is gone from the queue. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, { signal }: LockOptions, work: LockGrantedCallback<unknown>) => {
    const before = last
    const result = new Promise<unknown>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('too long', 'AbortError')))
      void before.then(() => {
        if (!signal?.aborted) resolve(work(null))
      })
    })
    last = result.catch(() => undefined)
    return result
  }
  return { request } as Pick<LockManager, 'request'>
}

export interface TabOptions {
  /** how far this tab's clock is off (ms) */
  skew?: number
  /** false where there are no Web Locks */
  locks?: boolean
  /** false where others may see a cookie later than its tab has read it */
  readingWaits?: boolean
  loadEngine?: SessionStoreOptions['loadEngine']
}

/** What is done to a call on its way: an answer instead of the server's, or a failure. */
export type OnTheWay = (call: Call) => Response | Error | Promise<Response | Error | null> | null

/**
 * A browser with tabs before a server of accounts: cookies, locks and messages are shared by its tabs. Use fake timers:
 * every call takes its time.
 * @param accessLifeS how long an access token holds (s)
 */
export function browser(users: readonly User[], accessLifeS = ACCESS_LIFE_S) {
  const jar = cookieJar()
  const server = accountServer(users, accessLifeS)
  const locks = lockManager()
  const ears = new Set<{ tab: number; hear: (message: SessionMessage) => void }>()
  const opened: { store: ReturnType<typeof createSessionStore>; stop: () => void }[] = []
  let onTheWay: OnTheWay = () => null

  function fetchIn(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      answerTo(input, init).then(resolve, reject)
    })
  }

  async function answerTo(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    const call: Call = {
      name: `${init.method ?? 'GET'} ${typeof input === 'string' ? input : ''}`,
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    }
    const { refresh } = readTokens(jar)
    await pause(WAY_MS)
    const instead = await onTheWay(call)
    if (instead instanceof Error) throw instead
    if (instead) {
      server.calls.push(call)
      return instead
    }
    const { status, body, cookie } = server.take(call, refresh)
    await pause(WAY_MS)
    if (cookie === '') jar.write('refresh_token=; Path=/; Max-Age=0')
    else if (cookie !== undefined) jar.write(`refresh_token=${cookie}; Path=/`)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }

  function tab({ skew = 0, locks: hasLocks = true, readingWaits = true, loadEngine }: TabOptions = {}) {
    const number = opened.length
    const ownJar = jarOfTab(jar, readingWaits)
    const reload = vi.fn<() => void>()
    const forget = vi.fn<(leaving: boolean) => void>()
    const environment: SessionEnvironment = {
      jar: ownJar,
      hostname: () => 'localhost',
      channel: {
        tell: (message) => {
          for (const ear of ears) if (ear.tab !== number) setTimeout(() => ear.hear(message), 1)
        },
        listen: (hear) => {
          const ear = { tab: number, hear }
          ears.add(ear)
          return () => void ears.delete(ear)
        },
      },
      locks: () => (hasLocks ? locks : undefined),
      now: () => Date.now() + skew,
      random: () => 0.5,
      wait: pause,
      reload,
    }
    const store = createSessionStore({
      client: () => client,
      environment,
      loadEngine: loadEngine ?? (() => Promise.resolve({ createSessionEngine })),
    })
    const { accessToken, renew } = store
    const client = createClient({
      config: { apiBase: '' },
      language: () => 'ka',
      accessToken,
      renew,
      environment: {
        fetch: fetchIn,
        cookies: () => 'csrftoken=csrf',
        isOnline: () => true,
        random: () => 0.5,
      },
    })
    const opening = { store, stop: store.start(forget) }
    opened.push(opening)
    return {
      store,
      client,
      reload,
      forget,
      /** closes it, as a browser does: nothing is told to it any more */
      close: () => opening.stop(),
      /** a private call of its page */
      ask: (path = '/v1/orders/') => client.request({ path, read: (answer) => answer }),
    }
  }

  return {
    jar,
    server,
    tab,
    tokens: () => readTokens(jar),
    /** begins with a session in the cookies, as after an earlier visit */
    loggedIn(user: User) {
      const tokens = server.login(user)
      writeTokens(jar, 'localhost', tokens)
      return tokens
    },
    loggedOut: () => clearTokens(jar),
    /** what happens to calls from now on */
    meddle(how: OnTheWay) {
      onTheWay = how
    },
    closeAll() {
      for (const { stop } of opened) stop()
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Lets time go by: a minute without more, enough for whatever was begun. */
export const settle = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms)

/** A refusal as an answer on the way. */
export const refusal = (status: number, detail = 'refused') =>
  new Response(JSON.stringify({ detail }), { status, headers: { 'content-type': 'application/json' } })
