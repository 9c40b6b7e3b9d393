import { onReturn } from './onReturn.ts'

export interface PollingOptions {
  /** Makes one request. Must not reject. */
  ask: () => Promise<void>
  /** How long after a time the next one is due (ms), however long its answer takes. @param rounds times that were asked, with an answer or without */
  delay: (rounds: number) => number
}

/**
 * Asks again and again while the page is before somebody's eyes: hidden, nothing is asked; shown again, or when the
 * connection is back, at once.
 * @returns ends it; an answer that is on its way still comes
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
