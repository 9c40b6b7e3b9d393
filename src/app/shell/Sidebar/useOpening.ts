import { useCallback, useEffect, useRef } from 'react'

/** How long the sidebar counts as opening (ms), NAV-04. */
const OPENING_MS = 300

/**
 * The sidebar's opening flag. While it is up a press beside the sidebar means the one that opened it, or the second of a
 * double tap, and doesn't close it.
 * @returns whether the sidebar is opening just now; always the same function
 */
export function useOpening(isOpen: boolean): () => boolean {
  const isOpening = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    isOpening.current = true
    const timer = setTimeout(() => {
      isOpening.current = false
    }, OPENING_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return useCallback(() => isOpening.current, [])
}
