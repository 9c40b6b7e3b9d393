import { useTheme } from '@mui/material/styles'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersReducedMotion } from '../../internal/scrollBehavior.ts'
import type { CartLine } from './cartLine.ts'

interface Measured {
  width: number
  height: number
  tops: ReadonlyMap<Element, number>
}

/**
 * Animates the rows below a removed row, and the content below the panel, to their new position. Anything else that
 * makes the panel lower, such as a rotated phone or another language, isn't animated. No animation with reduced motion.
 * @param panel contains the table
 */
export function useCollapseAnimation(
  panel: RefObject<HTMLElement | null>,
  lines: readonly Pick<CartLine, 'id' | 'removed'>[],
): void {
  const { transitions } = useTheme()
  const last = useRef<Measured>(null)
  // Measuring forces a layout, so other changes of the lines don't measure.
  const rows = lines.map(({ id, removed }) => `${id} ${removed ?? false}`).join()
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const before = last.current
    const now = measure(element)
    last.current = now
    if (before?.width !== now.width || before.height <= now.height) return
    const isRemoved = [...before.tops.keys()].some((row) => !row.isConnected)
    if (!isRemoved || prefersReducedMotion()) return
    const timing = { duration: transitions.duration.standard, easing: transitions.easing.easeInOut }
    element.animate({ height: [`${before.height}px`, `${now.height}px`], overflow: ['clip', 'clip'] }, timing)
    for (const [row, top] of now.tops) {
      const way = (before.tops.get(row) ?? top) - top
      if (way > 0) row.animate({ translate: [`0 ${way}px`, '0 0'] }, timing)
    }
  }, [panel, rows, transitions])
}

/** Positions are relative to the panel, in px, so that scrolling between two measurements doesn't matter. */
function measure(panel: HTMLElement): Measured {
  const { top, width, height } = panel.getBoundingClientRect()
  const rows = [...panel.querySelectorAll('tbody > tr')]
  return { width, height, tops: new Map(rows.map((row) => [row, row.getBoundingClientRect().top - top])) }
}
