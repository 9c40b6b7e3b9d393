import { useRef, type RefObject } from 'react'
import { scrollBehavior } from '../../internal/scrollBehavior.ts'

/** Duration of a smooth scroll, in ms. A press within it adds to the scroll that is still running. */
const UNDER_WAY_MS = 600

/** Scrolls a row sideways by a number of px. Quick presses add up, limited to the ends. */
export function useSteps(row: RefObject<HTMLElement | null>, step: number): (direction: 1 | -1) => void {
  const last = useRef({ target: 0, at: -Infinity })
  return (direction) => {
    const element = row.current
    if (element === null) return
    const now = performance.now()
    const from = now - last.current.at < UNDER_WAY_MS ? last.current.target : element.scrollLeft
    const end = element.scrollWidth - element.clientWidth
    const target = Math.min(Math.max(0, from + direction * step), end)
    last.current = { target, at: now }
    element.scrollTo({ left: target, behavior: scrollBehavior() })
  }
}
