import { useLayoutEffect, type RefObject } from 'react'

/** Space below the popup, in px. */
const MARGIN = 8
/** Minimum height, in px: two and a half options. */
const LEAST = 120

/** Sets `--dk-popup-max-height` to the height available for the popup above the screen's edge or the on-screen keyboard. */
export function usePopupMaxHeight(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = popup.current
    if (node === null) return
    const view = window.visualViewport
    const measure = () => {
      const bottom = view === null ? window.innerHeight : view.offsetTop + view.height
      const room = Math.max(LEAST, bottom - node.getBoundingClientRect().top - MARGIN)
      node.style.setProperty('--dk-popup-max-height', `${room}px`)
    }
    measure()
    const listening = new AbortController()
    const { signal } = listening
    for (const target of [view, window]) {
      target?.addEventListener('resize', measure, { signal })
      target?.addEventListener('scroll', measure, { signal, passive: true })
    }
    return () => listening.abort()
  }, [popup])
}
