/** Settles in a task of its own, so that long work is two shorter pieces, between which the page answers. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
