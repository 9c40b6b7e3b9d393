/** How long the page may take to grow as long as it was (ms). */
const LONGEST_MS = 5_000

const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings a page that is still growing to where it was scrolled: step by step, until it is there, or the shopper moves,
 * or for 5 s.
 * @param top px
 */
export function restoreScroll(top: number): void {
  if (top <= 0) return
  const over = new AbortController()
  const observer = new ResizeObserver(go)
  const timer = setTimeout(() => over.abort(), LONGEST_MS)
  over.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const type of TAKES_OVER) {
    addEventListener(type, () => over.abort(), { signal: over.signal, passive: true, capture: true })
  }
  // The observer also calls back at once.
  observer.observe(document.body)

  function go(): void {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) over.abort()
  }
}
