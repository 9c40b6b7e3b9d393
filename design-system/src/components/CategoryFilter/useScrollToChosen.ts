import { useEffect, useRef, type RefObject } from 'react'
import { scrollBehavior } from '../../internal/scrollBehavior.ts'
import { scrollChipIntoView } from './scrollChip.ts'

/** Events that mean the shopper scrolls the row; automatic scrolling stops after them. */
const TOUCHED = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Scrolls the chosen chip into view: instantly at first, smoothly when the choice changes. Chips change their size
 * when the font loads, so it scrolls again on resize until the shopper touches the row.
 * @param state a value that changes with the chips or the choice
 */
export function useScrollToChosen(scroller: RefObject<HTMLElement | null>, state: string): void {
  const arrived = useRef(false)

  useEffect(() => {
    const row = scroller.current
    if (!row) return
    const bring = (behavior: ScrollBehavior) => {
      const chip = row.querySelector<HTMLElement>('[aria-current]')
      if (chip) scrollChipIntoView(row, chip, behavior)
    }
    if (arrived.current) {
      bring(scrollBehavior())
      return
    }
    const sizes = new ResizeObserver(() => bring('auto'))
    for (const child of row.children) sizes.observe(child)
    const settle = () => {
      arrived.current = true
      sizes.disconnect()
    }
    // The scroll buttons are in the same frame, so their presses count too.
    const frame = row.parentElement ?? row
    for (const event of TOUCHED) frame.addEventListener(event, settle, { once: true, passive: true })
    return () => {
      sizes.disconnect()
      for (const event of TOUCHED) frame.removeEventListener(event, settle)
    }
  }, [scroller, state])
}
