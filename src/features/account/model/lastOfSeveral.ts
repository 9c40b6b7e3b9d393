/** A change that takes its time. */
export interface Change {
  /** @returns shows what has come of it */
  make: () => Promise<() => void>
  /** It was made, it is shown, and it was the last one. */
  onMade: () => void
  /** It failed, and it was the last one. */
  onFailed: (error: unknown) => void
}

/**
 * Makes one change of the same thing at a time, and of those that are asked for meanwhile only the last, so that it is
 * the last one to whoever makes them too. One that another has followed is not shown, unless all after it fail.
 */
export function createLastOfSeveral(): (change: Change) => void {
  const waiting: Change[] = []
  let isBusy = false

  async function work(): Promise<void> {
    isBusy = true
    let show = () => {}
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const failure = await next.make().then(
        (shown) => {
          show = shown
          return null
        },
        (error: unknown) => ({ error }),
      )
      if (waiting.length > 0) continue
      show()
      if (failure === null) next.onMade()
      else next.onFailed(failure.error)
      show = () => {}
    }
    isBusy = false
  }

  return (change) => {
    waiting.splice(0, 1, change)
    if (!isBusy) void work()
  }
}
