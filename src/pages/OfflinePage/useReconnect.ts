import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reloadPage } from '#shared/browser/pageReload.ts'
import { paths } from '#shared/routing/routes.ts'

/** The offline page's own address, which must not be reloaded. */
const OWN_ADDRESS = '/offline.html'

/** How often the server is tried while the device has a connection (ms). */
const ASK_EVERY_MS = 15_000

/** The browser APIs of the offline page; replaced in stories. */
export interface ReconnectEnvironment {
  /** Sends a request to the server. @throws when it doesn't answer */
  ask: () => Promise<unknown>
  /** Reloads the page. */
  reload: () => void
}

const browserEnvironment: ReconnectEnvironment = {
  // Any answer counts, whatever its status: the server is reachable.
  ask: () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
  reload() {
    if (location.pathname === OWN_ADDRESS) location.replace(paths.catalog)
    else reloadPage(window)
  },
}

/**
 * The way back to the shop: by itself when the device has a connection again, when its owner looks at the page again,
 * and from time to time; or when they ask for it.
 */
export function useReconnect({ ask, reload }: ReconnectEnvironment = browserEnvironment) {
  const [state, setState] = useState<'waiting' | 'trying' | 'failed'>('waiting')
  const asking = useRef<Promise<boolean> | null>(null)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)

  /** @returns whether the shop answers; then the page goes */
  const look = useCallback((): Promise<boolean> => {
    asking.current ??= ask()
      .then(
        () => {
          reload()
          return true
        },
        () => false,
      )
      .finally(() => {
        asking.current = null
      })
    return asking.current
  }, [ask, reload])

  useEffect(() => {
    const lookIfSensible = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void look()
    }
    const timer = setInterval(lookIfSensible, ASK_EVERY_MS)
    window.addEventListener('online', lookIfSensible)
    document.addEventListener('visibilitychange', lookIfSensible)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookIfSensible)
      document.removeEventListener('visibilitychange', lookIfSensible)
    }
  }, [look])

  async function tryAgain() {
    setState('trying')
    // The state stays 'trying' until the page has reloaded.
    if (!(await look())) setState('failed')
  }
  return { state, isOnline, tryAgain: () => void tryAgain() }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
