/**
 * Makes a piece of work that waits until nobody has asked for it for a while, and is done once then for all who asked.
 * @param delayMs how long nobody may have asked
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
