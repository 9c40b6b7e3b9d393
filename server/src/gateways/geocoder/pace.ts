import { setTimeout as wait } from 'node:timers/promises'
import { GeocoderUnavailableError } from './geocoder.ts'

/** How long (ms) a job may wait for its turn. */
const MOST_WAITING_MS = 4000

/** The time that a pace goes by; a test brings its own. */
export interface Clock {
  /** ms */
  now: () => number
  /** @param ms at least 0 */
  wait: (ms: number) => Promise<unknown>
}

const realClock: Clock = { now: () => performance.now(), wait: (ms) => wait(ms) }

/**
 * Starts jobs in order, each at least 1000 / `rate` ms after the start of the one before it. A job that would wait
 * longer than 4 s is refused at once.
 */
export function createPace(
  rate: number,
  clock: Clock = realClock,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const between = 1000 / rate
  let lastStart = Number.NEGATIVE_INFINITY
  let waiting = 0
  let turns: Promise<void> = Promise.resolve()

  // Counts from the real start of the last job: a busy process resumes late, and a timer may fire 1 ms early.
  const waitForTurn = async (): Promise<void> => {
    for (let left = untilNext(); left > 0; left = untilNext()) await clock.wait(left)
    lastStart = clock.now()
    waiting -= 1
  }
  const untilNext = (): number => lastStart + between - clock.now()

  return async (work) => {
    if (Math.max(0, untilNext()) + waiting * between > MOST_WAITING_MS)
      throw new GeocoderUnavailableError('too many requests are waiting')
    waiting += 1
    turns = turns.then(waitForTurn)
    await turns
    return work()
  }
}
