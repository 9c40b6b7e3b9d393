import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../hydration/useHydrated.ts'

/** The modals that lie over whatever screen is shown (ROUTE-07, NAV-06). */
export const OVERLAYS = ['profile', 'password', 'wishlist'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** Props of an overlay's modal. It is mounted anew for each visit. */
export interface OverlayProps {
  /** `false` plays the closing transition. */
  open: boolean
  /** Called when the shopper closes it. */
  onClose: () => void
}

/** The overlay that is shown, and how to open and close one. */
export interface Overlays {
  overlay: Overlay | null
  /** Shows an overlay in place of the current one. */
  open: (overlay: Overlay) => void
  /** Goes back to what is beneath the overlay. Does nothing when none is shown. */
  close: () => void
}

/**
 * The overlays. Each is an entry of the history with the address of the screen beneath, so that Back closes it, forward
 * opens it again and the screen stays as it is (NAV-06). Entries are only pushed here, so the one before is always that screen.
 */
export function useOverlays(): Overlays {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const state: unknown = location.state
  // The server doesn't know the entry's state, so the first render must not use it either.
  const isHydrated = useHydrated()
  const overlay = isHydrated ? overlayOf(state) : null
  // An entry is left only once: a second press before the next entry is shown would leave that one too.
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])

  const open = useCallback(
    (next: Overlay) => {
      if (next === overlay || left.current === key) return
      left.current = key
      const under = typeof state === 'object' ? state : {}
      void navigate(
        { pathname, search, hash },
        { state: { ...under, overlay: next }, replace: overlay !== null },
      )
    },
    [navigate, pathname, search, hash, key, state, overlay],
  )
  const close = useCallback(() => {
    if (overlay === null || left.current === key) return
    left.current = key
    void navigate(-1)
  }, [navigate, key, overlay])
  return useMemo(() => ({ overlay, open, close }), [overlay, open, close])
}

function overlayOf(state: unknown): Overlay | null {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return null
  return OVERLAYS.find((name) => name === state.overlay) ?? null
}
