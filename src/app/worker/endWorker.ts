import type { WorkerScope } from './workerTypes.ts'

/**
 * A worker that takes itself away, with all that was ever kept: served in the other one's place it ends it in every
 * browser that comes by, and in open tabs nothing happens.
 */
export function endWorker(scope: WorkerScope): void {
  const { caches, registration } = scope
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(end()))

  async function end(): Promise<void> {
    const stores = await caches.keys()
    await Promise.all(stores.filter((name) => name.startsWith('dukani.')).map((name) => caches.delete(name)))
    await registration.unregister()
  }
}
