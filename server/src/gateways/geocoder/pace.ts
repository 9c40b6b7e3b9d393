import { setTimeout as wait } from 'node:timers/promises'
import { GeocoderUnavailableError } from './geocoder.ts'

/** How long (ms) a job may wait for its turn. */
const MOST_WAITING_MS = 4000

/** Starts jobs one after another, at most `rate` per second; one that would wait too long is refused at once. */
export function createPace(rate: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const between = 1000 / rate
  let next = 0

  return async (work) => {
    const now = performance.now()
    const turn = Math.max(now, next)
    if (turn - now > MOST_WAITING_MS) throw new GeocoderUnavailableError('too many requests are waiting')
    next = turn + between
    if (turn > now) await wait(turn - now)
    return work()
  }
}
