import type { StaffEvent } from '@dukani/contracts'
import { onReturn } from '#shared/state/onReturn.ts'
import { readEvents, SILENCE_MS } from './readEvents.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A connection that held for this long (ms) counts as a good one. */
const GOOD_MS = 5_000

export interface FollowEventsOptions {
  /** Opens the stream. The status of its answer says whether it can be read. */
  open: (signal: AbortSignal) => Promise<Response>
  onEvent: (event: StaffEvent) => void
  /** Called with true each time a connection is made: before it, events may have been missed. */
  onConnected: (isConnected: boolean) => void
  /** Called when it gives up: the account has no right to the events, or its session lacks the second factor. */
  onRefused: () => void
}

/**
 * Follows the events of the back office, and connects again whenever the connection ends, at once when the page is shown
 * again or is back online. Gives up when the account has no right to the events.
 * @returns ends it
 */
export function followEvents({ open, onEvent, onConnected, onRefused }: FollowEventsOptions): () => void {
  const over = new AbortController()
  const { signal } = over
  const isOver = () => signal.aborted

  async function connect(): Promise<'again' | 'refused'> {
    const response = await answerOf(open, signal)
    if (response.status === 403) return 'refused'
    if (!response.ok || response.body === null) throw new Error(`refused with status ${response.status}`)
    onConnected(true)
    await readEvents(response.body, onEvent)
    return 'again'
  }

  async function run(): Promise<void> {
    for (let failures = 0; !isOver();) {
      const start = Date.now()
      const outcome = await connect().catch(() => 'again' as const)
      if (isOver()) return
      failures = Date.now() - start >= GOOD_MS ? 1 : failures + 1
      // The first new connection usually succeeds: the token was renewed, or a process was replaced.
      if (failures > 1 || outcome === 'refused') onConnected(false)
      if (outcome === 'refused') return onRefused()
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * Math.random(), signal)
    }
  }

  void run()
  return () => over.abort()
}

/** Opens the stream. @throws when there is no answer within the time of a silent connection, or `signal` is aborted */
async function answerOf(open: FollowEventsOptions['open'], signal: AbortSignal): Promise<Response> {
  const attempt = new AbortController()
  const giveUp = () => attempt.abort()
  const timer = setTimeout(giveUp, SILENCE_MS)
  signal.addEventListener('abort', giveUp, { once: true })
  const gaveUp = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener('abort', () => reject(new Error('no answer')))
  })
  return await Promise.race([open(attempt.signal), gaveUp]).finally(() => clearTimeout(timer))
}

/** Waits, but no longer than until the page is shown again or is back online, or `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    const stop = onReturn(go)
    signal.addEventListener('abort', go)
  })
}
