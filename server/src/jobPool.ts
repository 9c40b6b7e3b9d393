import { BusyError } from './errors.ts'

/** Too many jobs are waiting. */
export class PoolBusyError extends BusyError {
  override name = 'PoolBusyError'
}

/** The pool was closed before the job started. */
export class PoolClosedError extends BusyError {
  override name = 'PoolClosedError'
}

/** 'now' if a shopper waits for the result, 'idle' if it is made ahead. */
export type Urgency = 'now' | 'idle'

interface Job {
  key: string
  begin: () => Promise<void>
  refuse: (reason: Error) => void
}

export interface JobPool {
  /**
   * Runs a job, or joins one with the same key that is running or waiting.
   * @throws PoolBusyError, PoolClosedError, and whatever the job throws
   */
  run: <T>(key: string, work: () => Promise<T>, urgency?: Urgency) => Promise<T>
  /** Refuses waiting jobs and resolves once the running ones have ended. */
  close: () => Promise<void>
}

/**
 * Runs a few jobs at a time and queues the others, so that costly work can't starve the API.
 * @param size jobs at once
 * @param queue jobs that may wait before further ones are refused; 'idle' ones don't count
 * @param retryAfterSeconds when a refused caller may try again
 */
export function createJobPool({
  size,
  queue,
  retryAfterSeconds,
}: {
  size: number
  queue: number
  retryAfterSeconds: number
}): JobPool {
  const results = new Map<string, Promise<unknown>>()
  const waiting: Record<Urgency, Job[]> = { now: [], idle: [] }
  const running = new Set<Promise<void>>()
  let closed = false

  function next(): void {
    while (running.size < size) {
      const job = waiting.now.shift() ?? (running.size === 0 ? waiting.idle.shift() : undefined)
      if (!job) return
      const run = job.begin().finally(() => {
        running.delete(run)
        next()
      })
      running.add(run)
    }
  }

  /** Moves a job to the front when a shopper starts to wait for it. */
  function promote(key: string): void {
    const at = waiting.idle.findIndex((job) => job.key === key)
    if (at >= 0) waiting.now.push(...waiting.idle.splice(at, 1))
  }

  function add<T>(key: string, work: () => Promise<T>, urgency: Urgency): Promise<T> {
    const result = new Promise<T>((resolve, reject) => {
      const begin = () => work().then(resolve, reject)
      waiting[urgency].push({ key, begin, refuse: reject })
    }).finally(() => results.delete(key))
    results.set(key, result)
    next()
    return result
  }

  return {
    run<T>(key: string, work: () => Promise<T>, urgency: Urgency = 'now'): Promise<T> {
      if (closed) return Promise.reject(new PoolClosedError('closed', retryAfterSeconds))
      const same = results.get(key)
      if (same) {
        if (urgency === 'now') promote(key)
        next()
        // The same key always means the same kind of result.
        return same as Promise<T>
      }
      if (urgency === 'now' && waiting.now.length >= queue)
        return Promise.reject(new PoolBusyError(`${queue} jobs wait`, retryAfterSeconds))
      return add(key, work, urgency)
    },
    async close() {
      closed = true
      for (const job of [...waiting.now.splice(0), ...waiting.idle.splice(0)])
        job.refuse(new PoolClosedError('closed', retryAfterSeconds))
      await Promise.allSettled(running)
    },
  }
}
