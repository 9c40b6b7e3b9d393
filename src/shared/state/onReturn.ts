/**
 * Calls `listener` when the connection is back, the page is shown again, or it is restored from the back/forward cache.
 * @param listener gets `true` after a restore
 * @returns unsubscribes
 */
export function onReturn(listener: (isRestored: boolean) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // A page can be restored in a hidden tab; it is reported when the page is shown.
  let isRestored = false
  const report = () => {
    if (document.hidden) return
    const wasRestored = isRestored
    isRestored = false
    listener(wasRestored)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // The event of the initial load.
    if (!persisted) return
    isRestored = true
    report()
  }
  window.addEventListener('online', report, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', report, { signal })
  return () => listening.abort()
}
