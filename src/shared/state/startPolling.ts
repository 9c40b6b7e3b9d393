import { onReturn } from './onReturn.ts'

export interface PollingOptions {
  /** Makes one request. Must not reject. */
  ask: () => Promise<void>
  /** Delay (ms) from one request's start to the next. @param rounds number of requests so far */
  delay: (rounds: number) => number
}

/**
 * Polls while the page is visible. Asks at once when the page is shown again or the connection is back.
 * @returns stops it; a pending answer still arrives
 */
export function startPolling({ ask, delay }: PollingOptions): () => void {
  let rounds = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAsked = Date.now()
  let isAsking = false
  let isOver = false

  function wait(): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => void askOnce(), Math.max(0, lastAsked + delay(rounds) - Date.now()))
  }

  async function askOnce(): Promise<void> {
    if (isAsking || document.hidden) return
    isAsking = true
    lastAsked = Date.now()
    await ask()
    isAsking = false
    rounds += 1
    wait()
  }

  const stop = onReturn(() => {
    clearTimeout(timer)
    void askOnce()
  })
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
