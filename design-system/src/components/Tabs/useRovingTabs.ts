import { useRef, type KeyboardEvent } from 'react'

/** Where a key leads to from the tab at `index` of `count`; undefined when it leads nowhere. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Keyboard of a tab list as the ARIA Authoring Practices have it: one stop for Tab at the chosen tab; Left and Right
 * go round, Home and End to the ends, and what they come to is chosen.
 * @param count how many tabs there are
 * @param chosen index of the chosen one, -1 for none
 */
export function useRovingTabs(count: number, chosen: number, choose: (index: number) => void) {
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const stop = chosen < 0 ? 0 : chosen

  return (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    ref: (tab: HTMLButtonElement | null) => {
      tabs.current[index] = tab
    },
    onClick: () => choose(index),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const next = target(event.key, index, count)
      if (next === undefined) return
      event.preventDefault()
      tabs.current[next]?.focus()
      choose(next)
    },
  })
}
