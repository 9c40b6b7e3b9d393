import type { RuntimeConfig } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { pageCookies } from '../cookies.ts'
import { ApiError, asApiError } from './ApiError.ts'
import { createCsrfToken, CSRF_HEADER, isCsrfRefusal } from './csrf.ts'
import { readAnswer } from './readAnswer.ts'
import { attemptTimeout, retryDelay, TIMEOUT_MS } from './retry.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API. */
export interface ApiRequest<Answer> {
  /** path from the API's base, with its slash at the end */
  path: string
  method?: Method
  /** parameters in their order; those without a value are left out */
  query?: Readonly<Record<string, string | number | null | undefined>>
  /** sent as JSON */
  body?: unknown
  signal?: AbortSignal
  /** sends no Authorization header, as courier-location wants it (API-01) */
  anonymous?: boolean
  /** asks past every cache */
  fresh?: boolean
  /** brings the answer to our shape; what it throws fails the call as `parse` */
  read: (answer: unknown) => Answer
}

export interface ApiClient {
  /**
   * Calls the API. Reads are tried up to three times, writes once. It shows nothing, whatever happens.
   * @throws ApiError, and nothing else
   */
  request: <Answer>(request: ApiRequest<Answer>) => Promise<Answer>
}

export interface ClientOptions {
  config: Pick<RuntimeConfig, 'apiBase'>
  language: () => Language
  accessToken: () => string | null
  /** what the page's world gives; replaced in tests */
  world?: Partial<ClientWorld>
}

export interface ClientWorld {
  fetch: typeof fetch
  cookies: () => string
  isOnline: () => boolean
  now: () => number
  random: () => number
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Makes the one way by which the shop calls its API (API-01). */
export function createClient({ config, language, accessToken, world: given = {} }: ClientOptions): ApiClient {
  const world: ClientWorld = { ...browserWorld, ...given }
  const csrf = createCsrfToken(world.cookies)

  async function once<Answer>(request: ApiRequest<Answer>, timeoutMs: number, token: string | null) {
    const { method = 'GET', path, query, body, anonymous = false, fresh = false } = request
    const bearer = anonymous ? null : accessToken()
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language() })
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`)
    if (token !== null) headers.set(CSRF_HEADER, token)
    const init: RequestInit = { method, headers, credentials: 'include' }
    if (body !== undefined) init.body = JSON.stringify(body)
    if (fresh) init.cache = 'no-store'
    const answer = await send(
      world,
      `${config.apiBase}${path}${queryText(query)}`,
      init,
      timeoutMs,
      request.signal,
    )
    try {
      return request.read(answer)
    } catch (error) {
      throw asApiError(error)
    }
  }

  async function read<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
    const start = world.now()
    for (let failures = 1; ; failures += 1) {
      try {
        return await once(request, attemptTimeout(world.now() - start), null)
      } catch (error) {
        const failure = asApiError(error)
        const delay = retryDelay(failure, failures, world.now() - start, world.random())
        if (delay === null) throw failure
        await world.wait(delay, request.signal)
      }
    }
  }

  async function write<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
    const token = csrf.current()
    try {
      return await once(request, TIMEOUT_MS, token)
    } catch (error) {
      const failure = asApiError(error)
      if (!isCsrfRefusal(failure, token)) throw failure
      // Refused before anything was done, so it may be sent again, once, with a token of now.
      const { signal } = request
      await read({ path: '/v1/csrf/', read: csrf.learn, fresh: true, ...(signal && { signal }) })
      const renewed = csrf.current()
      if (renewed === null) throw failure
      return once(request, TIMEOUT_MS, renewed)
    }
  }

  return { request: (request) => ((request.method ?? 'GET') === 'GET' ? read(request) : write(request)) }
}

/** One fetch under a time limit. Not by AbortSignal.timeout, which a faked clock can't move. */
async function send(
  world: ClientWorld,
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
    return await readAnswer(await world.fetch(url, { ...init, signal: controller.signal }))
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (signal?.aborted) throw new ApiError('aborted', 'given up by the caller', { cause })
    if (controller.signal.reason === late) throw late
    throw new ApiError(world.isOnline() ? 'network' : 'offline', 'no answer', { cause })
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

const browserWorld: ClientWorld = {
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
