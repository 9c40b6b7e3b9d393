import { CSRF_HEADER, type RuntimeConfig } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { pageCookies } from '../browser/cookies.ts'
import { ApiError, asApiError } from './ApiError.ts'
import { createCsrfToken, isCsrfRefusal, MOST_SENDS, passRefusal } from './csrf.ts'
import { readAnswer } from './readAnswer.ts'
import { REDIRECTED } from './redirected.ts'
import { attemptTimeout, keyedRetryDelay, retryDelay, TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './retry.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API. */
export interface ApiRequest<Answer> {
  /** path from the API's base, with its slash at the end */
  path: string
  method?: Method
  /** parameters in their order; those without a value are left out */
  query?: Readonly<Record<string, string | number | true | null | undefined>>
  /** sent as JSON; a form (FormData) as it is, with its files */
  body?: unknown
  signal?: AbortSignal
  /** sends no Authorization header, as courier-location requires (API-01) */
  anonymous?: boolean
  /** anyone may read it: it goes as a guest's while a token is being renewed (AUTH-07) */
  isPublic?: boolean
  /** sent instead of the session's token, for this call alone: a 401 is final then */
  bearer?: string
  /** bypasses every cache */
  fresh?: boolean
  /** how long (ms) a write may take. @default 10 s, with a form 60 s */
  timeoutMs?: number
  /** is not retried: the caller polls anyway */
  once?: boolean
  /**
   * Asks, once, whether an address leads elsewhere, without going there: `read` gets REDIRECTED in place of an answer if
   * it does (API-04).
   */
  redirect?: 'manual'
  /**
   * Identifies a write, so that the server does it once however often it is sent (CHECK-12). It is retried once when it is
   * not known whether it succeeded.
   */
  idempotencyKey?: string
  /** Fetches a new CSRF token before the write is sent (PROF-06). */
  csrfFirst?: boolean
  /** brings the answer to our shape; what it throws fails the call as `parse` */
  read: (answer: unknown) => Answer
}

export interface ApiClient {
  /**
   * Calls the API. Reads are tried up to three times in 15 s, writes once, or twice with an idempotency key. What is refused with
   * a 401 is sent again once with a renewed token (AUTH-11). It shows nothing, whatever happens.
   * @throws ApiError, and nothing else
   */
  request: <Answer>(request: ApiRequest<Answer>) => Promise<Answer>
}

export interface ClientOptions {
  config: Pick<RuntimeConfig, 'apiBase'> & Partial<Pick<RuntimeConfig, 'idempotencyKeys'>>
  language: () => Language
  /** the session's token; null for a guest */
  accessToken: () => string | null | Promise<string | null>
  /** a newer token than a refused one; null when there is none */
  renew?: (refused: string) => Promise<string | null>
  /** browser APIs; replaced in tests */
  environment?: Partial<ClientEnvironment>
}

export interface ClientEnvironment {
  fetch: typeof fetch
  cookies: () => string
  isOnline: () => boolean
  now: () => number
  random: () => number
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Creates the client through which all API calls go (API-01). */
export function createClient({
  config,
  language,
  accessToken,
  renew = () => Promise.resolve(null),
  environment: given = {},
}: ClientOptions): ApiClient {
  const env: ClientEnvironment = { ...browserEnvironment, ...given }
  const csrf = createCsrfToken(env.cookies)

  async function sendOnce<Answer>(request: ApiRequest<Answer>, timeoutMs: number, bearer: string | null) {
    const { method = 'GET', path, query, body, fresh = false, signal } = request
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language() })
    const csrfToken = method === 'GET' ? null : csrf.current()
    const key = keyOf(request)
    const isForm = isFormData(body)
    // The content type of a form holds the multipart boundary, which only the browser knows.
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`)
    if (csrfToken !== null) headers.set(CSRF_HEADER, csrfToken)
    if (key !== null) headers.set('Idempotency-Key', key)
    const init: RequestInit = { method, headers, credentials: 'include' }
    if (body !== undefined) init.body = isForm ? body : JSON.stringify(body)
    if (fresh) init.cache = 'no-store'
    if (request.redirect) init.redirect = request.redirect
    const answer = await send(env, `${config.apiBase}${path}${queryText(query)}`, init, timeoutMs, signal)
    try {
      return request.read(answer)
    } catch (error) {
      throw asApiError(error)
    }
  }

  /** Sends it, and once more with a newer token when its own is refused (AUTH-11). A second 401 is final. */
  async function once<Answer>(request: ApiRequest<Answer>, timeoutMs: number): Promise<Answer> {
    const { method = 'GET', anonymous = false, isPublic = false, bearer } = request
    const own = bearer === undefined && !anonymous
    const current = own ? accessToken() : (bearer ?? null)
    // Usually the token is there already, and the call is sent in the same tick.
    const token = current instanceof Promise ? (isPublic ? null : await current) : current
    try {
      return await sendOnce(request, timeoutMs, token)
    } catch (error) {
      if (!own || token === null || asApiError(error).kind !== 'auth') throw error
      const renewed = isPublic ? null : await renew(token)
      // The session is over: what anyone may read, a guest may read too.
      const asGuest = isPublic || (renewed === null && method === 'GET' && (await accessToken()) === null)
      if (renewed === token || (renewed === null && !asGuest)) throw error
      return sendOnce(request, timeoutMs, renewed)
    }
  }

  async function read<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
    const start = env.now()
    for (let failures = 1; ; failures += 1) {
      try {
        return await once(request, attemptTimeout(env.now() - start))
      } catch (error) {
        const failure = asApiError(error)
        const delay = retryDelay(failure, failures, env.now() - start, env.random())
        if (delay === null) throw failure
        await env.wait(delay, request.signal)
      }
    }
  }

  async function write<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
    if (request.csrfFirst) await fetchCsrf(request).catch(passRefusal)
    try {
      return await writeOnce(request)
    } catch (error) {
      const failure = asApiError(error)
      const delay = keyOf(request) === null ? null : keyedRetryDelay(failure, env.random())
      if (delay === null) throw failure
      await env.wait(delay, request.signal)
      return writeOnce(request)
    }
  }

  /** Sends a write, and again while its CSRF token is refused and there is a newer one: the server has done nothing. */
  async function writeOnce<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
    const timeoutMs = request.timeoutMs ?? (isFormData(request.body) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
    for (let sends = 1; ; sends += 1) {
      const token = csrf.current()
      try {
        return await once(request, timeoutMs)
      } catch (error) {
        const failure = asApiError(error)
        if (!isCsrfRefusal(failure, token) || sends === MOST_SENDS) throw failure
        if (sends === 1) await fetchCsrf(request)
        // From then on only another answer brings a newer one: the first answers to a new visitor each set a token.
        if (csrf.current() === null || (sends > 1 && csrf.current() === token)) throw failure
      }
    }
  }

  /** Fetches a CSRF token without a bearer, since a renewal of the access token may be waiting for it. */
  function fetchCsrf({ signal }: ApiRequest<unknown>): Promise<void> {
    const given = signal && { signal }
    return read({ path: '/v1/csrf/', anonymous: true, fresh: true, read: csrf.learn, ...given })
  }

  function keyOf({ idempotencyKey }: ApiRequest<unknown>): string | null {
    return config.idempotencyKeys === false ? null : (idempotencyKey ?? null)
  }

  return {
    request(request) {
      if (request.redirect || request.once) return once(request, TIMEOUT_MS)
      return (request.method ?? 'GET') === 'GET' ? read(request) : write(request)
    },
  }
}

const isFormData = (body: unknown): body is FormData => body instanceof FormData

/** One fetch under a time limit. Not by AbortSignal.timeout, which a faked clock can't move. */
async function send(
  env: ClientEnvironment,
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
) {
  if (signal?.aborted) throw new ApiError('aborted', 'given up before it was sent')
  const controller = new AbortController()
  const late = new ApiError('timeout', `no answer within ${timeoutMs} ms`)
  const timer = setTimeout(() => controller.abort(late), timeoutMs)
  const giveUp = () => controller.abort()
  signal?.addEventListener('abort', giveUp)
  try {
    const response = await env.fetch(url, { ...init, signal: controller.signal })
    return response.type === 'opaqueredirect' ? REDIRECTED : await readAnswer(response)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (signal?.aborted) throw new ApiError('aborted', 'given up by the caller', { cause })
    if (controller.signal.reason === late) throw late
    throw new ApiError(env.isOnline() ? 'network' : 'offline', 'no answer', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

function queryText(query: ApiRequest<unknown>['query'] = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value))
  }
  return params.size === 0 ? '' : `?${params}`
}

const browserEnvironment: ClientEnvironment = {
  fetch: (input, init) => fetch(input, init),
  cookies: pageCookies,
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(new ApiError('aborted', 'given up while waiting'))
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      signal?.addEventListener('abort', stop, { once: true })
    }),
}
