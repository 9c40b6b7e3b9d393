import type { FocusEvent } from 'react'

/**
 * Scrolls the focused item of a horizontal row fully into view, because browsers may leave it partly hidden.
 * Instantly, and only for keyboard focus, so that nothing moves under a pointer.
 */
export function revealFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const item = target.closest('li')
  if (item !== null && target.matches(':focus-visible')) revealItem(row, item)
}

/** Scrolls a row or a column instantly until an item is fully visible, without scrolling the page. */
export function revealItem(row: HTMLElement, item: HTMLElement): void {
  const view = row.getBoundingClientRect()
  const box = item.getBoundingClientRect()
  const isColumn = row.scrollHeight > row.clientHeight
  if (isColumn && (box.top < view.top || box.bottom > view.bottom))
    row.scrollTo({ top: row.scrollTop + box.top - view.top, behavior: 'instant' })
  if (box.left >= view.left && box.right <= view.right) return
  // To its start, where the row snaps.
  const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart)
  row.scrollTo({ left: row.scrollLeft + box.left - view.left - padding, behavior: 'instant' })
}
