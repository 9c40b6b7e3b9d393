/** Whether the shopper asked for less motion. To be asked when something is about to move. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Smooth, unless the shopper asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersStillness() ? 'auto' : 'smooth'
}
