/**
 * Tells when a page comes back to its shopper: to a connection, to the front, or out of the browser's back cache.
 * @param listener told whether it is as it was left in the back cache
 * @returns stops telling
 */
export function onReturn(listener: (isRestored: boolean) => void): () => void {
  const cameBack = (event: Event) => {
    if (document.visibilityState === 'visible') listener('persisted' in event && event.persisted === true)
  }
  const targets = [
    [window, 'online'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const
  for (const [target, type] of targets) target.addEventListener(type, cameBack)
  return () => {
    for (const [target, type] of targets) target.removeEventListener(type, cameBack)
  }
}
