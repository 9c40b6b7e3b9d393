/**
 * Tells when a page comes back to its shopper: to a connection, to the front, or out of the browser's back cache.
 * @param listener told whether it is as it was left in the back cache
 * @returns unsubscribes
 */
export function onReturn(listener: (isRestored: boolean) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const cameBack = (event: Partial<PageTransitionEvent>) => {
    if (!document.hidden) listener(event.persisted === true)
  }
  window.addEventListener('online', cameBack, { signal })
  window.addEventListener('pageshow', cameBack, { signal })
  document.addEventListener('visibilitychange', cameBack, { signal })
  return () => over.abort()
}
