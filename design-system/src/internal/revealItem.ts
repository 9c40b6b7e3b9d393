import type { FocusEvent } from 'react'

/**
 * Brings the item of a sideways row that the keyboard has come to into view, whole: browsers leave one half hidden that
 * shows a little. At once, since another may follow; and never under a pointer, which would miss what it presses.
 */
export function revealFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const item = target.closest('li')
  if (item !== null && target.matches(':focus-visible')) revealItem(row, item)
}

/** Scrolls a row sideways, at once, until an item of it is seen whole; the page stays. */
export function revealItem(row: HTMLElement, item: HTMLElement): void {
  const view = row.getBoundingClientRect()
  const box = item.getBoundingClientRect()
  if (box.left >= view.left && box.right <= view.right) return
  // To its beginning, where the row comes to rest by itself.
  const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart)
  row.scrollTo({ left: row.scrollLeft + box.left - view.left - padding, behavior: 'instant' })
}
