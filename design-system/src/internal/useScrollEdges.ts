import { useEffect, useState, type RefObject } from 'react'

/** Whether something is hidden before the start and after the end of a horizontal scroller. */
export interface ScrollEdges {
  before: boolean
  after: boolean
}

const NOTHING_HIDDEN: ScrollEdges = { before: false, after: false }

/** Less than this is a rounding of the layout, not something hidden. In CSS pixels. */
const SLACK = 2

/** Follows a horizontal scroller: its scrolling, its width and that of its content. Nothing is hidden in the first render. */
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
    // The scroller's own box says nothing of its content: items come, and grow when their font does.
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
