import { isPrefetching } from '#shared/lazy/lazyPart.tsx'
import { reloadPage } from '#shared/browser/pageReload.ts'

const RELOADED_AT = 'dukani.reloadedAt'
const GUARD_MS = 30_000

/**
 * Handles Vite's `vite:preloadError` (ROUTE-08): a chunk that can't be fetched is mostly one of an older release, so
 * the page is reloaded, at most once in 30 seconds. After that, and offline, where a reload would fail too, the
 * error goes on to the importer. A prefetch never reloads the page: when the chunk is needed it
 * is fetched again.
 */
export function reloadOnStaleRelease(
  target: Pick<Window, 'addEventListener' | 'location' | 'navigator' | 'sessionStorage'>,
) {
  target.addEventListener('vite:preloadError', (event) => {
    if (!target.navigator.onLine || isPrefetching()) return
    const now = Date.now()
    if (now - lastReload(target) < GUARD_MS) return
    if (!remember(target, now)) return
    // Vite then doesn't rethrow, and the importer waits until the page is gone.
    event.preventDefault()
    reloadPage(target)
  })
}

function lastReload({ sessionStorage }: Pick<Window, 'sessionStorage'>): number {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  } catch {
    return 0
  }
}

/** False where storage is refused: a page that can't remember its reload might reload for ever. */
function remember({ sessionStorage }: Pick<Window, 'sessionStorage'>, now: number): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT, String(now))
    return true
  } catch {
    return false
  }
}
