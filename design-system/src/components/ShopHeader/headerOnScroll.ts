/** The header reacts once the page has scrolled this far, in px. */
const SLIP = 6

/** The scroll position, and whether the header is hidden. */
export interface HeaderPlace {
  /** Scroll position, in px. */
  top: number
  isAway: boolean
}

/**
 * Computes whether the header is hidden at the next scroll position: scrolling down hides it below the top of the
 * page, scrolling up shows it. Small movements are ignored and accumulate.
 * @param top the scroll position, in px; may be out of range while the page bounces
 * @param height of the header, in px
 * @param lowest maximum scroll position, in px
 */
export function nextHeaderPlace(
  place: HeaderPlace,
  top: number,
  { height, lowest }: { height: number; lowest: number },
): HeaderPlace {
  // A page that bounces at its end moves back up by itself.
  const now = Math.min(top, lowest)
  if (now <= height) return { top: now, isAway: false }
  if (Math.abs(now - place.top) < SLIP) return place
  return { top: now, isAway: now > place.top }
}
