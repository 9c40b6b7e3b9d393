/** There is no room before something that is used by a few at a time: too many wait, or one has waited too long. */
export class QueueBusyError extends Error {
  override readonly name = 'QueueBusyError'
  /** what a log says */
  readonly code = 'QUEUE_BUSY'
}

/** Where works wait for their turn at something that a few can have at a time, such as a connection. */
export interface WorkQueue {
  /**
   * Does some work when its turn has come: at once when no other is before it. Works with a name in common are done one
   * after the other, in the order in which they came; those without may pass them.
   * @param names what the work will hold that another may want, such as a product's row
   * @throws QueueBusyError when too many wait, or it waited too long; and what `work` throws
   */
  run<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>
}

export interface WorkQueueOptions {
  /** works at once */
  size: number
  /** works that may wait; further ones are refused */
  queue: number
  /** how long (ms) one waits at most */
  maxWait: number
}

interface Waiting {
  names: readonly string[]
  begin: () => void
}

/**
 * A line, in order of arrival. Work that needs what other work holds takes no place among what runs: so what many want,
 * or what is stuck, leaves the other places to everyone else.
 */
export function createWorkQueue({ size, queue, maxWait }: WorkQueueOptions): WorkQueue {
  const waiting = new Set<Waiting>()
  const held = new Set<string>()
  let running = 0

  function beginNext(): void {
    // What somebody earlier waits for isn't free for those behind: else an order of two things might never have its turn.
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
      reject(new QueueBusyError('too many wait for their turn'))
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
  }
}
