import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { shouldLoadMore } from './scrollTrigger.ts'
import { watchPointer, type PointerWatch } from './pointerWatch.ts'

export interface InfiniteScrollOptions {
  hasMore: boolean
  isLoading: boolean
  /** the cart section */
  cart: RefObject<Element | null>
  /** false while something else is in front, such as a modal */
  enabled?: boolean
  /** loads the next page */
  onLoadMore: () => void
}

/** Calls `onLoadMore` once each time that the view reaches the bottom (CAT-03). */
export function useInfiniteScroll({
  hasMore,
  isLoading,
  cart,
  enabled = true,
  onLoadMore,
}: InfiniteScrollOptions) {
  const armed = useRef(true)
  const pointer = useRef<PointerWatch>(null)

  const look = useEffectEvent(() => {
    if (!enabled) return
    const { scrollHeight } = document.documentElement
    const decision = shouldLoadMore(armed.current, {
      toBottom: scrollHeight - window.scrollY - window.innerHeight,
      hasMore,
      isLoading,
      isOverCart: pointer.current?.isOver(cart.current) ?? false,
    })
    armed.current = decision.armed
    if (decision.load) onLoadMore()
  })

  useEffect(() => {
    let frame: number | null = null
    // At most one layout read a frame.
    const soon = () => {
      frame ??= requestAnimationFrame(() => {
        frame = null
        look()
      })
    }
    const watch = watchPointer(soon)
    pointer.current = watch
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    document.addEventListener('focusin', soon)
    return () => {
      if (frame !== null) cancelAnimationFrame(frame)
      watch.stop()
      pointer.current = null
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
      document.removeEventListener('focusin', soon)
    }
  }, [])

  // After loading, the view may still be in the zone without any scroll event.
  useEffect(() => {
    if (!isLoading && enabled) look()
  }, [isLoading, hasMore, enabled])
}
