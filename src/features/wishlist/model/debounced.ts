/**
 * Debounces `work`: all calls within `delayMs` share one run.
 */
export function debounced<Result>(work: () => Promise<Result>, delayMs: number): () => Promise<Result> {
  let timer: number | undefined
  let start: () => void = () => {}
  let done: Promise<Result> | null = null
  return () => {
    clearTimeout(timer)
    done ??= new Promise<void>((resolve) => {
      start = resolve
    }).then(() => {
      done = null
      return work()
    })
    timer = window.setTimeout(start, delayMs)
    return done
  }
}
