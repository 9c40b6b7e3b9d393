const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

export interface Ending {
  /** whether the process has been asked to end */
  isAsked(): boolean
  /** settles when it is */
  asked: Promise<void>
}

/** Waits for the first signal that asks the process to end. A second one ends it at once, whatever is under way. */
export function onFirstSignal(): Ending {
  let isAsked = false
  const asked = new Promise<void>((resolve) => {
    for (const [signal, exitCode] of Object.entries(SIGNALS)) {
      process.on(signal, () => {
        if (isAsked) process.exit(exitCode)
        isAsked = true
        resolve()
      })
    }
  })
  return { isAsked: () => isAsked, asked }
}
