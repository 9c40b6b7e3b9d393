import { useEffect, useRef, type RefObject } from 'react'
import { scrollBehavior } from '../../internal/scrollBehavior.ts'
import { scrollChipIntoView } from './scrollChip.ts'

/** What a shopper does to a scroller. After it the row is theirs. */
const TOUCHED = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Brings the chosen chip into view: at once in the beginning, gliding when another one is chosen.
 * Chips grow when the font comes, so it is done again with their sizes until the row is touched.
 * @param state what decides which chips there are and which one is chosen
 */
export function useChosenInView(scroller: RefObject<HTMLElement | null>, state: string): void {
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
    // The buttons beside the row scroll it too, and stand in the same frame.
    const frame = row.parentElement ?? row
    for (const event of TOUCHED) frame.addEventListener(event, settle, { once: true, passive: true })
    return () => {
      sizes.disconnect()
      for (const event of TOUCHED) frame.removeEventListener(event, settle)
    }
  }, [scroller, state])
}
