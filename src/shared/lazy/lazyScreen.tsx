import { lazy, useState, type ComponentType } from 'react'
import { prefetches } from './prefetches.ts'
import { withDeferredParts } from './withDeferredParts.ts'

/** A screen in a chunk of its own that can also be there at once: rendered by the server, or fetched ahead. */
export interface LazyScreen<Props> {
  (props: Props): React.JSX.Element
  /**
   * Fetches the chunk and what comes with it; from then on the screen renders without suspending. After a failure it
   * fetches again, which is what a retry has to do before it renders the screen anew.
   * @throws when it can't be fetched
   */
  preload: () => Promise<void>
  /**
   * Fetches the chunk before it is needed. A failure is ignored, unless the screen is requested
   * meanwhile.
   */
  prefetch: () => void
}

/**
 * Makes a lazy screen. Unlike React.lazy alone it renders at once when its chunk is there already, which hydration
 * needs: the server's markup would not match a suspended screen.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null

  const fetchOnce = () =>
    (loading ??= withDeferredParts(load).then(
      (component) => {
        prefetches.end(load)
        loaded = component
      },
      (error: unknown) => {
        prefetches.end(load)
        loading = null
        throw error
      },
    ))

  const preload = () => {
    prefetches.end(load)
    return fetchOnce()
  }

  const prefetch = () => {
    if (loading === null) prefetches.begin(load)
    fetchOnce().catch(() => {})
  }

  // One for all mounts: a screen that suspends is rendered anew from nothing, and another lazy one each time would
  // fetch for ever while it can't be fetched.
  const Suspending = lazy(async () => {
    await preload()
    if (loaded === null) throw new Error('a screen was loaded but is not there')
    return { default: loaded }
  })

  function Screen(props: Props) {
    // Chosen once a mount: changing the component later would throw its state away.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Suspending)
    return <Component {...props} />
  }
  return Object.assign(Screen, { preload, prefetch })
}
