/** Safari has no idle callbacks. */
const WITHOUT_IDLE_CALLBACKS_MS = 1_000
/** A busy page isn't waited for longer than that. */
const AT_MOST_MS = 5_000

/** Does something when the page has nothing else to do. @returns cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_IDLE_CALLBACKS_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(request)
}
