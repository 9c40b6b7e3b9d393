/**
 * For a story's `beforeEach`: what the shop would do by itself after so long doesn't happen, so that what is shown
 * until then can be looked at.
 * @param ms the delay of the timer that never rings
 */
export function withoutTimer(ms: number): () => () => void {
  return () => {
    const begin = window.setTimeout
    const beginOthers = (callback: () => void, delay?: number) => (delay === ms ? 0 : begin(callback, delay))
    window.setTimeout = beginOthers as typeof window.setTimeout
    return () => {
      window.setTimeout = begin
    }
  }
}
