import { BusyError } from '../errors.ts'

/** Files that are read into memory at once. */
const AT_ONCE = 16

/** … of one customer, so that one customer's slow connections can't take all places. */
const OF_ONE = 2

/** Retry-After (s) when too many are being read. */
const RETRY_AFTER_S = 5

/** Limits the memory that uploads take. */
export interface Uploads {
  /**
   * Runs `read`, which reads a customer's file.
   * @throws BusyError when too many are being read, and whatever `read` throws
   */
  during<Result>(customerId: string, read: () => Promise<Result>): Promise<Result>
}

/** Counts in memory: create one per process. */
export function createUploads(): Uploads {
  const running: string[] = []
  return {
    async during(customerId, read) {
      const own = running.filter((id) => id === customerId).length
      if (running.length >= AT_ONCE || own >= OF_ONE)
        throw new BusyError('too many files are being read', RETRY_AFTER_S)
      running.push(customerId)
      try {
        return await read()
      } finally {
        running.splice(running.indexOf(customerId), 1)
      }
    },
  }
}
