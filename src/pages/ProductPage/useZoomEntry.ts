import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#shared/useHydrated.ts'

/**
 * Whether a product's picture lies enlarged over the screen: an entry of the history with the product's own address, so
 * that Back closes the picture and leaves the product (PROD-01). Another product's entry has none of it (PROD-12).
 */
export function useZoomEntry(): [isZoomed: boolean, zoom: (open: boolean) => void] {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const state: unknown = location.state
  // The server knows nothing of an entry's state, so that a page's first render has to do without it too.
  const isHydrated = useHydrated()
  const isZoomed = isHydrated && isZoomState(state)
  // An entry is left once: who presses twice, before the next one is there, would leave that as well.
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])

  const zoom = useCallback(
    (open: boolean) => {
      if (open === isZoomed || left.current === key) return
      left.current = key
      const under = typeof state === 'object' ? state : {}
      if (open) void navigate({ pathname, search, hash }, { state: { ...under, zoomed: true } })
      else void navigate(-1)
    },
    [navigate, pathname, search, hash, key, state, isZoomed],
  )
  return [isZoomed, zoom]
}

function isZoomState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'zoomed' in state && state.zoomed === true
}
