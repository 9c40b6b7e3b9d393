import type { PendingWrite } from './pendingWrites.ts'

/**
 * The writes of a page's address books. They go on when what began them is closed, and those of one address go to the
 * server one after the other, so that two quick edits never cross, and a deletion comes last.
 */
export interface AddressWrites {
  /** what is on its way, in order; the same array until something changes */
  pending: () => readonly PendingWrite[]
  subscribe: (listener: () => void) => () => void
  /** Does a write after those of the same address; it is pending until its work is over. @throws what the work throws */
  run: (write: PendingWrite, work: () => Promise<void>) => Promise<void>
}

function createAddressWrites(): AddressWrites {
  let pending: readonly PendingWrite[] = []
  const last = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  function set(next: readonly PendingWrite[]): void {
    pending = next
    for (const listener of listeners) listener()
  }

  return {
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async run(write, work) {
      const address = String(write.id)
      const before = last.get(address) ?? Promise.resolve()
      const done = before.then(work)
      const settled = done.catch(() => {})
      last.set(address, settled)
      set([...pending, write])
      try {
        await done
      } finally {
        set(pending.filter((one) => one !== write))
        if (last.get(address) === settled) last.delete(address)
      }
    },
  }
}

const known = new WeakMap<object, AddressWrites>()

/** @param client the page's */
export function addressWrites(client: object): AddressWrites {
  const writes = known.get(client) ?? createAddressWrites()
  known.set(client, writes)
  return writes
}
