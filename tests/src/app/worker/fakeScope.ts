import { vi } from 'vitest'
import type { FetchEvent, WorkerScope } from '#app/worker/workerTypes.ts'

const ORIGIN = 'https://shop.ge'

/** A browser's stores, in memory. */
function createStores() {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, ORIGIN).href
  const storeOf = (name: string) => {
    const answers = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, answers)
    return {
      put: async (key: RequestInfo, answer: Response) => void answers.set(urlOf(key), answer),
      match: async (key: RequestInfo) => answers.get(urlOf(key))?.clone(),
      delete: async (key: RequestInfo) => answers.delete(urlOf(key)),
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
    }
  }
  const caches = {
    open: vi.fn(async (name: string) => storeOf(name)),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return { stores, caches }
}

/** The environment of a worker, whose events are sent by hand. */
export function createScope() {
  const { stores, caches } = createStores()
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const fetch = vi.fn(async (_request: RequestInfo | URL, _options?: RequestInit) => new Response('network'))
  const registration = {
    navigationPreload: { enable: vi.fn(async () => {}) },
    unregister: vi.fn(async () => true),
  }
  const skipWaiting = vi.fn(async () => {})
  const scope = {
    location: { origin: ORIGIN },
    caches,
    fetch,
    registration,
    skipWaiting,
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope

  /** Sends an event. @returns what was answered; null when the worker left it alone */
  async function send(type: 'install' | 'activate' | 'fetch', event: Partial<FetchEvent> = {}) {
    const work: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    listeners.get(type)?.({
      request: new Request(ORIGIN),
      waitUntil: (promise) => void work.push(promise),
      respondWith: (promise) => void answers.push(promise),
      ...event,
    })
    const [answer] = await Promise.all(answers)
    await Promise.all(work)
    return answer ?? null
  }
  return { scope, stores, caches, fetch, registration, skipWaiting, send }
}

/** A request as browsers make it: a page's `mode` can't be set by hand. */
export function ask(path: string, mode: RequestMode = 'cors', init: RequestInit = {}): Request {
  const request = new Request(new URL(path, ORIGIN), init)
  Object.defineProperty(request, 'mode', { value: mode })
  return request
}
