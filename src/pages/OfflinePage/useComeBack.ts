import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reloadPage } from '#shared/browser/pageReload.ts'
import { paths } from '#shared/routing/routes.ts'

/** The page that stands in for the others is no page to come back to. */
const OWN_ADDRESS = '/offline.html'

/** How often the shop is asked for while the device says that it has a connection. */
const ASK_EVERY_MS = 15_000

/** What the offline page finds around it. */
export interface ReconnectEnvironment {
  /** Asks for the shop. @throws when it doesn't answer */
  ask: () => Promise<unknown>
  /** Shows what the address is of. */
  comeBack: () => void
}

const browserEnvironment: ReconnectEnvironment = {
  // Any answer will do, of whatever status: there is somebody again.
  ask: () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
  comeBack() {
    if (location.pathname === OWN_ADDRESS) location.replace(paths.catalog)
    else reloadPage(window)
  },
}

/**
 * The way back to the shop: by itself when the device has a connection again, when its owner looks at the page again,
 * and from time to time; or when they ask for it.
 */
export function useComeBack({ ask, comeBack }: ReconnectEnvironment = browserEnvironment) {
  const [state, setState] = useState<'waiting' | 'trying' | 'failed'>('waiting')
  const asking = useRef<Promise<boolean> | null>(null)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)

  /** @returns whether the shop answers; then the page goes */
  const look = useCallback((): Promise<boolean> => {
    asking.current ??= ask()
      .then(
        () => {
          comeBack()
          return true
        },
        () => false,
      )
      .finally(() => {
        asking.current = null
      })
    return asking.current
  }, [ask, comeBack])

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
    // What comes back stays 'trying' until the page is gone.
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
