import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the scroll position of what is below a list while the list grows.
 * Chromium and Firefox have scroll anchoring; Safari doesn't.
 * @param below the first thing after the list
 * @param length changes whenever the list grows
 */
export function useScrollAnchoring(below: RefObject<HTMLElement | null>, length: number): void {
  const top = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (CSS.supports('overflow-anchor', 'auto')) return
    const remember = () => {
      top.current = below.current?.getBoundingClientRect().top ?? null
    }
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('resize', remember)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('resize', remember)
    }
  }, [below])

  useLayoutEffect(() => {
    // Only when it was in view: otherwise the shopper is still in the list, and new cards appear below. Where the browser
    // anchors, nothing is measured: that would be a layout of the whole page.
    if (top.current === null || top.current >= window.innerHeight) return
    const now = below.current?.getBoundingClientRect().top
    if (now !== undefined && now !== top.current) window.scrollBy(0, now - top.current)
  }, [below, length])
}
