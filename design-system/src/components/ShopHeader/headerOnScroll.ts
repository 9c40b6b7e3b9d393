/** How far a finger slips without meaning to scroll, in px. */
const SLIP = 6

/** Where the page is, and whether the header has made room there. */
export interface HeaderPlace {
  /** How far the page is scrolled, in px. */
  top: number
  isAway: boolean
}

/**
 * Whether the header makes room at the next place: scrolling down sends it away once it lies over the page alone,
 * scrolling up brings it back at once. A slip changes neither, and is added to the next one.
 * @param top how far the page is scrolled now, in px; beyond its ends where the system lets it bounce
 * @param height of the header, in px
 * @param lowest how far the page can be scrolled, in px
 */
export function nextHeaderPlace(
  place: HeaderPlace,
  top: number,
  { height, lowest }: { height: number; lowest: number },
): HeaderPlace {
  // A page that bounces at its end comes back up by itself.
  const now = Math.min(top, lowest)
  if (now <= height) return { top: now, isAway: false }
  if (Math.abs(now - place.top) < SLIP) return place
  return { top: now, isAway: now > place.top }
}
