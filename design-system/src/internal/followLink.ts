import type { MouseEvent } from 'react'

/**
 * Called for a click that the app may handle: it calls `preventDefault()` and navigates. Otherwise the browser
 * follows the link.
 */
export type NavigateHandler = (event: MouseEvent<HTMLAnchorElement>) => void

/** The click handler of a link. `onNavigate` isn't called for clicks that open a new tab or window, or download. */
export function followLink(onNavigate: NavigateHandler | undefined) {
  if (!onNavigate) return undefined
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || modified) return
    onNavigate(event)
  }
}
