// The parts of the service worker API that are used here. TypeScript's webworker types conflict with those of the DOM.

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** What the browser asked for while the worker was being started; nothing where it can't. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

export interface WorkerScope {
  location: { origin: string }
  caches: CacheStorage
  fetch: typeof fetch
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    unregister: () => Promise<boolean>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
