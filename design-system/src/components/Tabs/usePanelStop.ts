import { useLayoutEffect, useRef } from 'react'

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Makes a panel without focusable elements a tab stop, as the ARIA Authoring Practices recommend. */
export function usePanelStop() {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = panel.current
    if (node === null) return
    const look = () => {
      if (node.querySelector(STOPS) === null) node.tabIndex = 0
      else node.removeAttribute('tabindex')
    }
    look()
    // Content that loads later may add focusable elements without a render of the tabs.
    const watcher = new MutationObserver(look)
    watcher.observe(node, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return panel
}
