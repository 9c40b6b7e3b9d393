/** Too many are waiting in a queue, or one has waited too long. */
export class QueueBusyError extends Error {
  override readonly name = 'QueueBusyError'
  /** what a log says */
  readonly code = 'QUEUE_BUSY'
}

/** A queue for something that only a few can use at a time, such as a database connection. */
export interface WorkQueue {
  /**
   * Runs some work when its turn has come. Works that share a name run one after another, in the order of arrival;
   * others may overtake them.
   * @param names what the work will lock, such as a product's row
   * @throws QueueBusyError if too many are waiting, or it waited too long; and what `work` throws
   */
  run<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>
  /** how many are waiting for their turn */
  waiting: () => number
}

export interface WorkQueueOptions {
  /** how many run at the same time */
  size: number
  /** how many may wait; further ones are refused */
  queue: number
  /** the longest wait (ms) */
  maxWait: number
}

interface Waiting {
  names: readonly string[]
  begin: () => void
}

/**
 * A queue in order of arrival. Work that needs what other work has locked takes no place while it waits, so that one
 * popular or stuck row doesn't block everything else.
 */
export function createWorkQueue({ size, queue, maxWait }: WorkQueueOptions): WorkQueue {
  const waiting = new Set<Waiting>()
  const held = new Set<string>()
  let running = 0

  function beginNext(): void {
    // A name that earlier work waits for stays reserved for it, or work with two names might starve.
    const wanted = new Set(held)
    for (const one of waiting) {
      if (running >= size) return
      if (one.names.some((name) => wanted.has(name))) {
        for (const name of one.names) wanted.add(name)
        continue
      }
      waiting.delete(one)
      running += 1
      for (const name of one.names) {
        held.add(name)
        wanted.add(name)
      }
      one.begin()
    }
  }

  function turn(names: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => {
        waiting.delete(one)
        reject(new QueueBusyError('waited too long for a turn'))
        beginNext()
      }, maxWait)
      const begin = () => {
        clearTimeout(tooLate)
        resolve()
      }
      const one = { names, begin }
      waiting.add(one)
      beginNext()
      if (waiting.size <= queue) return
      clearTimeout(tooLate)
      waiting.delete(one)
      reject(new QueueBusyError('too many are waiting'))
    })
  }

  return {
    async run(names, work) {
      await turn(names)
      try {
        return await work()
      } finally {
        running -= 1
        for (const name of names) held.delete(name)
        beginNext()
      }
    },
    waiting: () => waiting.size,
  }
}
