import type { FlittFields } from '../signature.ts'

/** After how long (s) Flitt repeats a callback that was not accepted. */
const RETRIES_S = [2, 60, 300, 600, 3600, 86_400]
/** The demo's retries are sixty times as fast. */
const SCALE = 60
const TIMEOUT_MS = 30_000

/** Sends callbacks as Flitt does: repeated until the shop answers 200, without following redirects. */
export interface Callbacks {
  tell(url: string, fields: FlittFields): void
  /** drops callbacks that were not accepted yet */
  end(): void
}

/** @param scale how much faster than Flitt it retries; for tests */
export function createCallbacks(scale: number = SCALE): Callbacks {
  const timers = new Set<NodeJS.Timeout>()
  const ending = new AbortController()

  async function attempt(url: string, body: string, number: number): Promise<void> {
    if (await isTaken(url, body)) return
    const pause = RETRIES_S[number]
    if (pause === undefined || ending.signal.aborted) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void attempt(url, body, number + 1)
      },
      (pause * 1000) / scale,
    )
    timer.unref()
    timers.add(timer)
  }

  async function isTaken(url: string, body: string): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=UTF-8' },
        body,
        redirect: 'error',
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await answer.body?.cancel()
      return answer.status === 200
    } catch {
      return false
    }
  }

  return {
    tell: (url, fields) => void attempt(url, JSON.stringify(fields), 0),
    end() {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
