import { useEffect, type RefObject } from 'react'

const HEIGHT = '--dk-dock-height'

/**
 * Sets `--dk-dock-height` on the root element to the height of the bar, so that sticky elements and scroll targets
 * stay clear of it. 0 while the bar is hidden.
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
