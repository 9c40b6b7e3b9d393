/** Settles in a task of its own, so that a long evaluation is two shorter ones. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
