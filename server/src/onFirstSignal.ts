const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

export interface Ending {
  /** whether the process has been asked to end */
  isAsked(): boolean
  /** settles when it is */
  asked: Promise<void>
}

// One Ctrl-C can arrive twice: from the terminal, and again from a package manager that forwards it.
const SAME_PRESS_MS = 100

/**
 * Waits for the first signal that asks the process to end. A second one ends it at once, even in the middle of work.
 */
export function onFirstSignal(): Ending {
  let isAsked = false
  let askedAt = 0
  const asked = new Promise<void>((resolve) => {
    for (const [signal, exitCode] of Object.entries(SIGNALS)) {
      process.on(signal, () => {
        if (isAsked && performance.now() - askedAt > SAME_PRESS_MS) process.exit(exitCode)
        if (!isAsked) askedAt = performance.now()
        isAsked = true
        resolve()
      })
    }
  })
  return { isAsked: () => isAsked, asked }
}
