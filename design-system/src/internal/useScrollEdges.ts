import { useEffect, useState, type RefObject } from 'react'

/** Whether a horizontal scroller has hidden content before its start and after its end. */
export interface ScrollEdges {
  before: boolean
  after: boolean
}

const NOTHING_HIDDEN: ScrollEdges = { before: false, after: false }

/** Tolerance for rounding, in CSS px. */
const SLACK = 2

/**
 * Tracks the hidden content of a horizontal scroller, by its scroll position and size. The first render reports none.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NOTHING_HIDDEN)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const room = element.scrollWidth - element.clientWidth
      const before = element.scrollLeft > SLACK
      const after = element.scrollLeft < room - SLACK
      setEdges((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    // Observes the items too: they are added, and grow when the font loads.
    const sizes = new ResizeObserver(measure)
    const watch = () => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    const children = new MutationObserver(watch)
    watch()
    children.observe(element, { childList: true })
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller])

  return edges
}
