import type { Id } from '@dukani/contracts'
import type { CartApi } from '../api/cartApi.ts'
import type { CartChannel } from './cartChannel.ts'
import type { CartNotice } from './cartNotice.ts'
import { createCartStore, type CartStore } from './cartStore.ts'

/** Where the cart of somebody is kept, and how their tabs hear of each other. */
export interface CartPlace {
  api: CartApi
  channel: CartChannel
}

/** A cart that can be filled before it is known whose it is: what is put in waits, and is shown meanwhile. */
export interface LateCart {
  store: CartStore
  /** whose it is: null is the guest's, undefined is not known yet */
  owner: () => Id | null | undefined
  /** Says whose it is, loads it, and sends what has been waiting. Once closed it can be opened again. */
  open: (owner: Id | null, notify: (notice: CartNotice) => void) => void
  /** Stops it; it stays as it was last seen. */
  close: () => void
}

/** @param placeOf asked when the cart is opened for the first time */
export function createLateCart(
  placeOf: (owner: Id | null) => CartPlace,
  schedule: (task: () => void, ms: number) => () => void,
): LateCart {
  let owner: Id | null | undefined
  let place: CartPlace | null = null
  let close = () => {}

  function known(): CartPlace {
    if (place === null) throw new Error('a cart that was not opened has no place')
    return place
  }

  const store = createCartStore({
    api: {
      load: (signal) => known().api.load(signal),
      add: (wanted) => known().api.add(wanted),
      change: (line) => known().api.change(line),
      remove: (line) => known().api.remove(line),
      wasOrdered: (lines) => known().api.wasOrdered(lines),
    },
    channel: {
      changed: () => known().channel.changed(),
      listen: (onChange) => known().channel.listen(onChange),
    },
    schedule,
  })

  return {
    store,
    owner: () => owner,
    open(whose, notify) {
      owner = whose
      place ??= placeOf(whose)
      close = store.start(notify)
    },
    close() {
      close()
      close = () => {}
    },
  }
}
