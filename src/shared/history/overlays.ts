import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../hooks/useHydrated.ts'

/** The modals that lie over whatever screen is shown (ROUTE-07, NAV-06). */
export const OVERLAYS = ['profile', 'password', 'wishlist'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** What the modal of an overlay is given. It lives for one visit: a next one begins anew. */
export interface OverlayProps {
  /** Turning it to false lets the modal leave with its motion. */
  open: boolean
  /** The shopper wants to leave. */
  onClose: () => void
}

/** Which of the overlays is shown, and the ways to it and back. */
export interface Overlays {
  overlay: Overlay | null
  /** Shows an overlay; one that is shown gives way to it. */
  open: (overlay: Overlay) => void
  /** Goes back to what the overlay lies over; without one nothing happens. */
  close: () => void
}

/**
 * The overlays. Each is an entry of the history with the address of the screen beneath, so that Back closes it, forward
 * opens it again and the screen stays as it is (NAV-06). Being pushed here, always, it has that screen before it.
 */
export function useOverlays(): Overlays {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const state: unknown = location.state
  // The server knows nothing of an entry's state, so that a page's first render has to do without it too.
  const isHydrated = useHydrated()
  const overlay = isHydrated ? overlayOf(state) : null
  // An entry is left once: who presses twice, before the next one is there, would leave that as well.
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
