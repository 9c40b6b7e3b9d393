import { useLayoutEffect, useRef } from 'react'

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Lets Tab stop at a panel that holds nothing it could stop at, as the ARIA Authoring Practices ask: from the tabs one
 * comes to what is read either way.
 */
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
    // What was loading may bring some, without the tabs hearing of it.
    const watcher = new MutationObserver(look)
    watcher.observe(node, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return panel
}
