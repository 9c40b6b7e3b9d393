import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from './db/databaseErrors.ts'
import { jobs } from './observations.ts'

/** A periodic job. */
export interface Sweep {
  /** as the log names it */
  what: string
  /** how often; each process at its own times */
  intervalMs: number
  /** It calls `jobs.run` itself when there is work. Runs without work then have no trace. */
  runsOwnJobs?: boolean
  sweep: (stop: AbortSignal) => Promise<void>
}

/**
 * Runs a job periodically while the server is open. An outage of the database is logged once.
 * @returns stops it, and waits for a run in progress
 */
export function startSweeper(
  { what, intervalMs, runsOwnJobs = false, sweep }: Sweep,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): () => Promise<void> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isAway = false

  async function run(): Promise<void> {
    const work = () => sweep(stop.signal)
    try {
      await (runsOwnJobs ? work() : jobs.run({ name: `sweep of ${what}` }, work))
      isAway = false
    } catch (error) {
      const wasAway = isAway
      isAway = isDatabaseUnavailable(error)
      if (!isAway) log.error({ err: error }, `the job “${what}” failed`)
      else if (!wasAway) log.warn(`the job “${what}” failed: the database is unavailable`)
    }
  }

  function plan(): void {
    if (stop.signal.aborted) return
    timer = setTimeout(
      () => {
        underWay = run().finally(plan)
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
