import type { Id } from '@dukani/contracts'
import type { CartNotice } from './cartNotice.ts'
import { createCartStore, type CartConnection, type CartStore } from './cartStore.ts'

/** A cart that can be filled before its owner is known: additions are shown at once and sent later. */
export interface DeferredCart extends CartStore {
  /** the owner: null is the guest, undefined is not known yet */
  owner: () => Id | null | undefined
  /** Sets the owner, loads the cart and sends what was waiting. Does nothing while it is open; a closed cart opens again. */
  open: (owner: Id | null) => void
  /** Stops it and keeps its last state. */
  close: () => void
}

export interface DeferredCartOptions {
  /** asked when the cart is opened for the first time */
  connectionOf: (owner: Id | null) => CartConnection
  schedule: (task: () => void, ms: number) => () => void
  notify: (notice: CartNotice) => void
}

/** A cart without an owner at first; changes wait until it is opened for one. */
export function createDeferredCart({ connectionOf, schedule, notify }: DeferredCartOptions): DeferredCart {
  let owner: Id | null | undefined
  let connection: CartConnection | undefined
  let stop: (() => void) | null = null

  function known(): CartConnection {
    if (!connection) throw new Error('the cart is not open')
    return connection
  }

  const store = createCartStore({
    get api() {
      return known().api
    },
    get channel() {
      return known().channel
    },
    schedule,
  })
  return {
    ...store,
    owner: () => owner,
    open(whose) {
      owner = whose
      connection ??= connectionOf(whose)
      stop ??= store.start(notify)
    },
    close() {
      stop?.()
      stop = null
    },
  }
}
