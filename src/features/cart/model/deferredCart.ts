import type { Id } from '@dukani/contracts'
import type { CartNotice } from './cartNotice.ts'
import { createCartStore, type CartPlace, type CartStore } from './cartStore.ts'

/** A cart that can be filled before it is known whose it is: what is put in waits, and is shown meanwhile. */
export interface DeferredCart extends CartStore {
  /** whose it is: null is the guest's, undefined is not known yet */
  owner: () => Id | null | undefined
  /** Says whose it is, loads it, and sends what has been waiting. Does nothing while open; a closed cart opens again. */
  open: (owner: Id | null) => void
  /** Stops it; it stays as it was last seen. */
  close: () => void
}

export interface DeferredCartOptions {
  /** asked when the cart is opened for the first time */
  placeOf: (owner: Id | null) => CartPlace
  schedule: (task: () => void, ms: number) => () => void
  notify: (notice: CartNotice) => void
}

export function createDeferredCart({ placeOf, schedule, notify }: DeferredCartOptions): DeferredCart {
  let owner: Id | null | undefined
  let place: CartPlace | undefined
  let stop: (() => void) | null = null

  function known(): CartPlace {
    if (!place) throw new Error('the cart is not open')
    return place
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
      place ??= placeOf(whose)
      stop ??= store.start(notify)
    },
    close() {
      stop?.()
      stop = null
    },
  }
}
