import { lazy, useState, type ComponentType } from 'react'

/** A screen in a chunk of its own that can also be there at once: rendered by the server, or fetched ahead. */
export interface LazyScreen<Props> {
  (props: Props): React.JSX.Element
  /** Fetches the chunk; from then on the screen renders without suspending. @throws when it can't be fetched */
  preload(): Promise<void>
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

  const preload = () =>
    (loading ??= load().then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    ))

  function Screen(props: Props) {
    // Chosen once a mount: changing the component later would throw its state away. A new lazy one each time, since
    // React keeps a failed one failed, and a retry has to fetch again.
    const [Component] = useState(
      () =>
        loaded ??
        lazy(async () => {
          await preload()
          if (loaded === null) throw new Error('a screen was loaded but is not there')
          return { default: loaded }
        }),
    )
    return <Component {...props} />
  }
  return Object.assign(Screen, { preload })
}
