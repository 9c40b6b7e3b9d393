import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { decideArrival } from './arrival.ts'
import { watchPointer, type PointerWatch } from './pointerWatch.ts'

export interface InfiniteArrivalOptions {
  hasMore: boolean
  isLoading: boolean
  /** the cart section */
  cart: RefObject<Element | null>
  /** false while something else is in front, such as a modal */
  enabled?: boolean
  /** loads the next page */
  onArrive: () => void
}

/** Watches the page and calls for the next one as CAT-03 says, once an arrival at the bottom. */
export function useInfiniteArrival({
  hasMore,
  isLoading,
  cart,
  enabled = true,
  onArrive,
}: InfiniteArrivalOptions) {
  const armed = useRef(true)
  const pointer = useRef<PointerWatch>(null)

  const look = useEffectEvent(() => {
    if (!enabled) return
    const { scrollHeight } = document.documentElement
    const decision = decideArrival(armed.current, {
      toBottom: scrollHeight - window.scrollY - window.innerHeight,
      hasMore,
      isLoading,
      isOverCart: pointer.current?.isOver(cart.current) ?? false,
    })
    armed.current = decision.armed
    if (decision.load) onArrive()
  })

  useEffect(() => {
    let frame: number | null = null
    // Many events come in one frame; one look at the layout is enough.
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

  // A list that has come to rest may leave the view in the zone: nothing scrolls, so nothing else would look.
  useEffect(() => {
    if (!isLoading && enabled) look()
  }, [isLoading, hasMore, enabled])
}
