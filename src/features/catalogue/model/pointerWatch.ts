/** The last known position of the pointer. */
export interface PointerWatch {
  /**
   * Whether the shopper is 'over' an element (CAT-03): the pointer is above it, where it stands now, also when the
   * page was scrolled under it. A finger hovers nowhere, so with touch it means that the focus is inside.
   */
  isOver: (element: Element | null) => boolean
  stop: () => void
}

/**
 * Follows the pointer.
 * @param onMove called for every movement and press, and when the pointer leaves the page
 */
export function watchPointer(onMove: () => void): PointerWatch {
  let pointer: { type: string; x: number; y: number } | null = null
  const follow = (event: PointerEvent) => {
    pointer = { type: event.pointerType, x: event.clientX, y: event.clientY }
    onMove()
  }
  const leave = () => {
    pointer = null
    onMove()
  }
  const page = document.documentElement
  window.addEventListener('pointermove', follow, { passive: true })
  window.addEventListener('pointerdown', follow, { passive: true })
  page.addEventListener('pointerleave', leave)
  return {
    isOver(element) {
      if (element === null) return false
      if (pointer === null || pointer.type === 'touch') return element.contains(document.activeElement)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return pointer.x >= left && pointer.x < right && pointer.y >= top && pointer.y < bottom
    },
    stop() {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerdown', follow)
      page.removeEventListener('pointerleave', leave)
    },
  }
}
