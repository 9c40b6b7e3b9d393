import { ownKind } from './ownRequests.ts'
import type { FetchEvent, WorkerScope } from './workerTypes.ts'

/** How the names of the workers' own stores begin. */
export const FILES_PREFIX = 'dukani.files.'

/** How many files are cached beside those of the offline page; the oldest is deleted first. */
const MOST_FILES = 80

export interface Release {
  name: string
  /** the offline page, and after it all that it needs */
  files: readonly string[]
}

/**
 * The service worker (ADR 13). Pages come from the network, always, and only when that fails the offline page stands in
 * for them; files whose name is their content come from the store once they have been there. Nothing else is touched.
 */
export function runWorker(scope: WorkerScope, { name, files }: Release): void {
  const { caches, location } = scope
  const storeName = FILES_PREFIX + name
  const [offlinePage = ''] = files

  async function install(): Promise<void> {
    const store = await caches.open(storeName)
    await Promise.all(
      files.map(async (file) => {
        // What isn't named by its content has to be asked for anew.
        const answer = await scope.fetch(file, { cache: file === offlinePage ? 'reload' : 'default' })
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
        await store.put(file, plain(answer))
      }),
    )
    // Files are named by their content, so those of this release and the last can't conflict in an open tab.
    await scope.skipWaiting()
  }

  async function activate(): Promise<void> {
    const stores = await caches.keys()
    const old = stores.filter((store) => store.startsWith(FILES_PREFIX) && store !== storeName)
    await Promise.all(old.map((store) => caches.delete(store)))
    // A page needn't wait until the worker has started.
    await scope.registration.navigationPreload?.enable()
  }

  async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch (error) {
      const kept = await match(offlinePage)
      if (kept === undefined) throw error
      return kept
    }
  }

  async function file(event: FetchEvent): Promise<Response> {
    const { request } = event
    const kept = await match(request.url)
    if (kept !== undefined) return kept
    const answer = await scope.fetch(request)
    if (isFile(answer)) event.waitUntil(keep(request.url, answer.clone()))
    return answer
  }

  /** Nothing is found where the browser refuses its store: the network is there. */
  async function match(address: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(storeName)).match(address, { ignoreVary: true })
    } catch {
      return undefined
    }
  }

  async function keep(address: string, answer: Response): Promise<void> {
    try {
      const store = await caches.open(storeName)
      await store.put(address, answer)
      const known = await store.keys()
      const more = known.filter(({ url }) => !files.includes(new URL(url).pathname))
      await Promise.all(more.slice(0, Math.max(0, more.length - MOST_FILES)).map((one) => store.delete(one)))
    } catch {
      // Full: the page has its file all the same.
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const kind = ownKind(event.request, location.origin)
    if (kind === 'page') event.respondWith(page(event))
    if (kind === 'file') event.respondWith(file(event))
  })
}

/** Some hosts send a page in place of a missing file. */
function isFile(answer: Response): boolean {
  return answer.ok && answer.headers.get('content-type')?.startsWith('text/html') !== true
}

/** An answer that came by a redirect, as some hosts shorten addresses, may not stand in for a page: a copy may. */
function plain({ body, status, statusText, headers }: Response): Response {
  return new Response(body, { status, statusText, headers })
}
