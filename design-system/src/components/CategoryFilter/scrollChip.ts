/** Space between the chosen chip and the scroller's edges, in px, so that a part of its neighbour is visible. */
const PEEK = 64

/** Scrolls a child of a horizontal scroller into view. Unlike `scrollIntoView`, it never scrolls the page. */
export function scrollChipIntoView(scroller: HTMLElement, chip: HTMLElement, behavior: ScrollBehavior): void {
  const view = scroller.getBoundingClientRect()
  const box = chip.getBoundingClientRect()
  const beforeStart = box.left - PEEK - view.left
  const pastEnd = box.right + PEEK - view.right
  if (beforeStart < 0) scroller.scrollBy({ left: beforeStart, behavior })
  else if (pastEnd > 0) scroller.scrollBy({ left: Math.min(pastEnd, beforeStart), behavior })
}
