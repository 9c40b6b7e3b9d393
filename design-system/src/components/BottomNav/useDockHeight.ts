import { useEffect, type RefObject } from 'react'

const HEIGHT = '--dk-dock-height'

/**
 * Says how high the bar at the lower edge is, as `--dk-dock-height` on the root, for as long as it is there: what sticks
 * or scrolls to that edge stands clear of it. While it is hidden it is 0.
 */
export function useDockHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = bar.current
    if (node === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${node.offsetHeight}px`))
    observer.observe(node, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [bar])
}
