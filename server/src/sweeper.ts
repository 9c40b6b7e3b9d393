import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from '../../db/databaseErrors.ts'

/** How often (ms) a process looks; each at moments of its own. */
const INTERVAL_MS = 30_000

/**
 * Sweeps now and then, as long as a server is open.
 * @returns ends it, after the sweep that is under way
 */
export function startSweeper(sweep: () => Promise<void>, log: FastifyBaseLogger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let ended = false

  function plan(): void {
    if (ended) return
    timer = setTimeout(
      () => {
        underWay = sweep()
          .catch((error: unknown) => {
            if (isDatabaseAway(error)) log.warn('payments couldn’t be swept: the database is away')
            else log.error({ err: error }, 'payments couldn’t be swept')
          })
          .finally(plan)
      },
      INTERVAL_MS * (0.5 + Math.random()),
    )
    timer.unref()
  }

  plan()
  return () => {
    ended = true
    clearTimeout(timer)
    return underWay
  }
}
