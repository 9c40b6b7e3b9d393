import { useTheme } from '@mui/material/styles'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersStillness } from '../../internal/scrollBehavior.ts'

interface Measured {
  height: number
  tops: ReadonlyMap<Element, number>
}

/**
 * Animates the rows below a removed row, and the content below the panel, to their new position. No animation with
 * reduced motion.
 * @param panel contains the table
 * @param lines a new array triggers the animation
 */
export function useCollapseAnimation(panel: RefObject<HTMLElement | null>, lines: readonly unknown[]): void {
  const { transitions } = useTheme()
  const last = useRef<Measured>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const before = last.current
    const now = measure(element)
    last.current = now
    if (!before || before.height <= now.height || prefersStillness()) return
    const timing = { duration: transitions.duration.standard, easing: transitions.easing.easeInOut }
    element.animate({ height: [`${before.height}px`, `${now.height}px`], overflow: ['clip', 'clip'] }, timing)
    for (const [row, top] of now.tops) {
      const way = (before.tops.get(row) ?? top) - top
      if (way > 0) row.animate({ translate: [`0 ${way}px`, '0 0'] }, timing)
    }
  }, [panel, lines, transitions])
}

/** Positions are relative to the panel, in px, so that scrolling between two measurements doesn't matter. */
function measure(panel: HTMLElement): Measured {
  const { top, height } = panel.getBoundingClientRect()
  const rows = [...panel.querySelectorAll('tbody > tr')]
  return { height, tops: new Map(rows.map((row) => [row, row.getBoundingClientRect().top - top])) }
}
