import { useLayoutEffect, type RefObject } from 'react'

/** Left free under the popup, px. */
const MARGIN = 8
/** Two options and a half: less would not look like a list (px). */
const LEAST = 120

/**
 * Says as `--dk-room` how high a popup can be before it goes under the screen's edge or the keyboard that a touch screen
 * shows.
 */
export function useRoom(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = popup.current
    if (node === null) return
    const view = window.visualViewport
    const measure = () => {
      const bottom = view === null ? window.innerHeight : view.offsetTop + view.height
      const room = Math.max(LEAST, bottom - node.getBoundingClientRect().top - MARGIN)
      node.style.setProperty('--dk-room', `${room}px`)
    }
    measure()
    const watched = [view, window].filter((target) => target !== null)
    for (const target of watched) {
      target.addEventListener('resize', measure)
      target.addEventListener('scroll', measure, { passive: true })
    }
    return () => {
      for (const target of watched) {
        target.removeEventListener('resize', measure)
        target.removeEventListener('scroll', measure)
      }
    }
  }, [popup])
}
