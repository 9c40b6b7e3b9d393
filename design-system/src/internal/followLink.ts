import type { MouseEvent } from 'react'

/**
 * Called for a click that the app may follow by itself. It calls `preventDefault()` and goes there in its
 * own way; without it the browser follows the link, as it does before JavaScript has loaded.
 */
export type NavigateHandler = (event: MouseEvent<HTMLAnchorElement>) => void

/**
 * The click handler of a link. Clicks that ask for a new tab, a new window or a download stay the browser's:
 * `onNavigate` never hears of them.
 */
export function followLink(onNavigate: NavigateHandler | undefined) {
  if (!onNavigate) return undefined
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || modified) return
    onNavigate(event)
  }
}
