import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { useHydrated } from '../hydration/useHydrated.ts'
import { readEntry, type Overlay, type ShopEntry } from './entry.ts'

/** The history entry that is shown, and how to lay something over it. */
export interface EntryControls {
  entry: ShopEntry
  /** Adds an entry, or replaces this one, with the same address and state but for what changes. */
  cover: (change: Partial<ShopEntry>, replace?: boolean) => void
  /** Goes back to the entry before. */
  uncover: () => void
}

/**
 * The history entry that is shown. Layers are only pushed, so the entry before one is always what it lies over: Back
 * takes it away, forward brings it again, and the screen stays as it is (NAV-06).
 */
export function useEntry(): EntryControls {
  const navigate = useNavigate()
  const { pathname, search, hash, key, state } = useLocation() as Location<unknown>
  // The server doesn't know the entry's state, so the first render must not use it either.
  const isHydrated = useHydrated()
  const entry = useMemo(() => readEntry(isHydrated ? state : null), [isHydrated, state])
  // An entry is left only once: a second press before the next entry is shown would leave that one too.
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])

  // The entry changes after hydration. These functions don't, so a context with them doesn't make React hydrate what is
  // below it.
  const controls = useMemo(() => {
    const once = (leave: () => void) => {
      if (left.current === key) return
      left.current = key
      leave()
    }
    return {
      cover: (change: Partial<ShopEntry>, replace = false) => {
        const under = typeof state === 'object' ? state : {}
        const place = { pathname, search, hash }
        once(() => void navigate(place, { state: { ...under, ...change }, replace }))
      },
      uncover: () => once(() => void navigate(-1)),
    }
  }, [navigate, pathname, search, hash, key, state])
  return useMemo(() => ({ entry, ...controls }), [entry, controls])
}

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

/** The overlays, each an entry with the address of the screen beneath. */
export function useOverlays(): Overlays {
  const { entry, cover, uncover } = useEntry()
  const { overlay } = entry
  return useMemo(
    () => ({
      overlay,
      open: (next) => {
        if (next !== overlay) cover({ overlay: next }, overlay !== null)
      },
      close: () => {
        if (overlay !== null) uncover()
      },
    }),
    [overlay, cover, uncover],
  )
}

/**
 * Whether a layer lies over what is shown, a screen or an overlay: a product's enlarged picture, which another product's
 * entry doesn't have (PROD-01, PROD-12), or the picker of an address.
 */
export function useLayerEntry(name: 'zoomed' | 'map'): [isShown: boolean, show: (shown: boolean) => void] {
  const { entry, cover, uncover } = useEntry()
  const isShown = entry[name]
  const show = useCallback(
    (shown: boolean) => {
      if (shown === isShown) return
      if (shown) cover({ [name]: true })
      else uncover()
    },
    [isShown, name, cover, uncover],
  )
  return [isShown, show]
}
