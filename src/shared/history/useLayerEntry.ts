import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../hydration/useHydrated.ts'

/** What may lie over a screen, or over an overlay, as an entry of the history: an enlarged picture, the map. */
export type LayerName = 'zoomed' | 'map'

/**
 * Whether a layer lies over what is shown: an entry of the history with the same address, so that Back takes the layer
 * away and leaves all else. Entries are only pushed here, so the one before is always what it covers.
 */
export function useLayerEntry(name: LayerName): [isShown: boolean, show: (shown: boolean) => void] {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const state: unknown = location.state
  // The server doesn't know the entry's state, so the first render must not use it either.
  const isHydrated = useHydrated()
  const isShown = isHydrated && hasLayer(state, name)
  // An entry is left only once: a second press before the next entry is shown would leave that one too.
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])

  const show = useCallback(
    (shown: boolean) => {
      if (shown === isShown || left.current === key) return
      left.current = key
      const under = typeof state === 'object' ? state : {}
      if (shown) void navigate({ pathname, search, hash }, { state: { ...under, [name]: true } })
      else void navigate(-1)
    },
    [navigate, pathname, search, hash, key, state, isShown, name],
  )
  return [isShown, show]
}

function hasLayer(state: unknown, name: LayerName): boolean {
  return typeof state === 'object' && state !== null && name in state && Reflect.get(state, name) === true
}
