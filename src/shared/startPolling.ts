/** How the asking has gone so far. */
export interface PollingRound {
  /** times that were asked */
  rounds: number
  /** the last so many of them without an answer */
  failures: number
}

export interface PollingOptions {
  /** Asks once. @returns whether there was an answer; never rejects */
  ask: () => Promise<boolean>
  /** how long the next time is waited for (ms) */
  delay: (round: PollingRound) => number
}

/**
 * Asks again and again while the page is before somebody's eyes: hidden, nothing is asked; shown again, or when the
 * connection is back, at once.
 * @returns ends it; an answer that is on its way still comes
 */
export function startPolling({ ask, delay }: PollingOptions): () => void {
  let round: PollingRound = { rounds: 0, failures: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isOver = false

  function wait(): void {
    clearTimeout(timer)
    if (isOver || isAsking || document.hidden) return
    timer = setTimeout(() => void askOnce(), delay(round))
  }

  async function askOnce(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const isAnswered = await ask()
    isAsking = false
    round = { rounds: round.rounds + 1, failures: isAnswered ? 0 : round.failures + 1 }
    wait()
  }

  function turned(): void {
    clearTimeout(timer)
    if (!document.hidden) void askOnce()
  }

  document.addEventListener('visibilitychange', turned)
  window.addEventListener('online', turned)
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turned)
    window.removeEventListener('online', turned)
  }
}
