import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from './db/databaseErrors.ts'
import { jobs } from './observations.ts'

/** A periodic job. */
export interface Sweep {
  /** as the log names it */
  what: string
  /** how often; each process at its own times */
  intervalMs: number
  /** it tells of its jobs itself, when it finds some: a look that finds none makes no trace */
  runsOwnJobs?: boolean
  sweep: (stop: AbortSignal) => Promise<void>
}

/**
 * Runs a job periodically while the server is open.
 * @returns stops it, and waits for a run in progress
 */
export function startSweeper(
  { what, intervalMs, runsOwnJobs = false, sweep }: Sweep,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  function plan(): void {
    if (stop.signal.aborted) return
    timer = setTimeout(
      () => {
        const run = () => sweep(stop.signal)
        underWay = (runsOwnJobs ? run() : jobs.run({ name: `sweep of ${what}` }, run))
          .catch((error: unknown) => {
            if (isDatabaseUnavailable(error))
              log.warn(`${what} couldn’t be swept: the database is unavailable`)
            else log.error({ err: error }, `${what} couldn’t be swept`)
          })
          .finally(plan)
      },
      intervalMs * (0.5 + Math.random()),
    )
    timer.unref()
  }

  plan()
  return () => {
    stop.abort()
    clearTimeout(timer)
    return underWay
  }
}
