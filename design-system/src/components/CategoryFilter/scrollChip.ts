/** Room kept between the chosen chip and the scroller's edges, so that its neighbour shows there is more. In px. */
const PEEK = 64

/**
 * Scrolls a scroller sideways until one of its children is in view. Never the page, as `scrollIntoView` may.
 */
export function scrollChipIntoView(scroller: HTMLElement, chip: HTMLElement, behavior: ScrollBehavior): void {
  const view = scroller.getBoundingClientRect()
  const box = chip.getBoundingClientRect()
  const beforeStart = box.left - PEEK - view.left
  const pastEnd = box.right + PEEK - view.right
  if (beforeStart < 0) scroller.scrollBy({ left: beforeStart, behavior })
  else if (pastEnd > 0) scroller.scrollBy({ left: Math.min(pastEnd, beforeStart), behavior })
}
