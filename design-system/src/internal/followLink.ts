import type { MouseEvent } from 'react'

/**
 * Called for a click that the app may handle: it calls `preventDefault()` and navigates. Otherwise the browser
 * follows the link.
 */
export type NavigateHandler<Args extends unknown[] = []> = (
  event: MouseEvent<HTMLAnchorElement>,
  ...args: Args
) => void

/** A link, as a part of the props of a component. */
export interface LinkProps {
  /** The link's target; works without JavaScript. */
  href: string
  /** Called on a plain click, to navigate within the app. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
}

/**
 * The click handler of a link. `onNavigate` isn't called for clicks that open a new tab or window, or download.
 * @param args what `onNavigate` gets after the event
 */
export function followLink<Args extends unknown[]>(
  onNavigate: NavigateHandler<Args> | undefined,
  ...args: Args
) {
  if (!onNavigate) return undefined
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || modified) return
    onNavigate(event, ...args)
  }
}
