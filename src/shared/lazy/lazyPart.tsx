import { loadDeferredIcons } from '@dukani/design-system'
import {
  lazy,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { nextTask } from '../browser/nextTask.ts'
import { isPageReloading, retryLoad } from '../browser/pageReload.ts'
import { HydrationBoundary } from '../hydration/HydrationBoundary.tsx'
import { useHydrated } from '../hydration/useHydrated.ts'
import { loadDeferredTexts } from '../language/catalogues.ts'
import { ErrorBoundary, failedPart } from './ErrorBoundary.tsx'

export interface LazyPlaceProps {
  /** Rendered while the part is fetched. Without one the error stays while the part is fetched again. */
  fallback?: ReactNode
  /** Rendered when the part can't be fetched, or fails. An extra renders nothing. @default a message with a retry */
  renderError?: (retry: () => void) => ReactNode
}

/** A component in a chunk of its own, with its own Suspense and error boundary. */
export interface LazyPart<Props> {
  (props: Props & LazyPlaceProps): ReactNode
  /**
   * Fetches the chunk, with the texts and icons that such parts need; from then on the part renders without suspending.
   * After a failure it fetches again.
   * @throws when it can't be fetched
   */
  preload: () => Promise<unknown>
  /** Fetches the chunk before it is needed: a failure doesn't reload the page. @throws when it can't be fetched */
  preloadAhead: () => Promise<unknown>
  /** The same in a later task, ignoring a failure. */
  prefetch: () => void
}

interface LazyPartOptions {
  isExtra?: boolean
  loadTexts?: () => Promise<void>
  loadIcons?: () => Promise<void>
}

/** The loaders of the parts that are being fetched though no page needs them yet. */
const unneeded = new Set<object>()

/** Whether any part is being fetched that no page needs yet: one fetched ahead, or an extra. */
export const isPrefetching = () => unneeded.size > 0

/**
 * Makes a part of the page lazy. To be called once, at the top of a module. Beyond React.lazy alone
 * - it renders at once when its chunk is there already, as hydration needs: the server's markup would not match a
 *   suspended part. One that the server hasn't fetched is its fallback there, and during hydration.
 * - it is fetched again by a retry and by a new mount, while React.lazy remembers a failure.
 * @param isExtra The page works without the part: it waits for a connection, and a failure never reloads the page.
 * @param loadTexts loads the part's texts, if it needs only some of those that are loaded later
 * @param loadIcons the same for icons
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isExtra = false, loadTexts = loadDeferredTexts, loadIcons = loadDeferredIcons }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<{ default: ComponentType<Props> }> | null = null

  async function fetchPart(isForTap: boolean) {
    try {
      // Its preloads would delay the answer to the tap.
      if (isForTap) await nextTask()
      if (isExtra) {
        // Browsers remember a failed import until the page is left.
        if (!navigator.onLine) await connection()
        unneeded.add(load)
      }
      loaded = await allOf([load(), loadTexts(), loadIcons()])
      return { default: loaded }
    } catch (error) {
      loading = null
      throw error
    } finally {
      unneeded.delete(load)
    }
  }

  const need = (isForTap: boolean) => {
    if (!isExtra) unneeded.delete(load)
    return (loading ??= fetchPart(isForTap))
  }
  const preload = () => need(false)

  const preloadAhead = () => {
    if (loading === null) unneeded.add(load)
    return (loading ??= fetchPart(false))
  }
  // In a later task, so that its preloads don't delay the answer to a tap.
  const prefetch = () => {
    setTimeout(() => void preloadAhead().catch(() => {}))
  }

  function Part({ fallback, renderError = failedPart, ...props }: Props & LazyPlaceProps) {
    const isHydrated = useHydrated()
    // Chosen once a mount: changing the component later would throw its state away.
    const [Component, setComponent] = useState<ComponentType<Props>>(() => loaded ?? lazy(() => need(true)))
    const [, reveal] = useReducer((times: number) => times + 1, 0)

    useEffect(() => {
      // React reveals what was suspended up to 300 ms late, so that fallbacks don't flash; but transitions at once.
      if (Component !== loaded)
        loading?.then(
          () => startTransition(reveal),
          () => {},
        )
    }, [Component, isHydrated])

    if (!isHydrated && loaded === null) return fallback
    const fetchAgain = () => setComponent(() => loaded ?? lazy(isExtra ? preload : () => retryLoad(preload)))
    const error = (retry: () => void) => {
      if (isExtra) return <RetryOnline onOnline={retry} />
      // In a transition React keeps what is there.
      return renderError(fallback === undefined ? () => startTransition(retry) : retry)
    }
    return (
      <HydrationBoundary fallback={fallback}>
        <ErrorBoundary onRetry={fetchAgain} fallback={error}>
          <Component {...(props as Props)} />
        </ErrorBoundary>
      </HydrationBoundary>
    )
  }
  return Object.assign(Part, { preload, preloadAhead, prefetch })
}

/** What is left of an extra that can't be fetched: it is fetched again with the next connection. */
function RetryOnline({ onOnline }: { onOnline: () => void }) {
  const retry = useEffectEvent(onOnline)
  // Before anything else can happen: a connection that comes back at once isn't missed.
  useLayoutEffect(() => {
    const comeBack = () => retry()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [])
  return null
}

/** Settles with the next connection. */
function connection(): Promise<Event> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

/**
 * Never settles when a part can't be fetched and the page is being reloaded for that (ROUTE-08).
 * @returns the result of the first promise
 * @throws when one of them fails
 */
async function allOf<Part>(parts: readonly [Promise<Part>, ...Promise<void>[]]): Promise<Part> {
  try {
    const [part] = await Promise.all(parts)
    return part
  } catch (error) {
    // Rejects only after all parts have settled.
    await Promise.allSettled(parts)
    if (isPageReloading()) await new Promise<never>(() => {})
    throw error
  }
}
