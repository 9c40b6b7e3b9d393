import type { Id } from '@dukani/contracts'
import { createStore } from '#shared/state/createStore.ts'
import type { CartNotice } from './cartNotice.ts'
import { EMPTY_CART, later, type CartPlace, type CartSnapshot, type CartStore } from './cartStore.ts'
import { createDeferredCart, type DeferredCart } from './deferredCart.ts'
import type { GuestMark } from './guestMark.ts'
import type { MergeReport } from './mergeCarts.ts'

/** How long a new user id has to stand before the cart is read anew (CART-13). */
const DEBOUNCE_MS = 300

export interface SessionCartOptions {
  placeOf: (owner: Id | null) => CartPlace
  /** Moves the guest's lines into the cart of a customer. Never rejects. */
  merge: (userId: Id) => Promise<MergeReport>
  mark: GuestMark
  schedule?: (task: () => void, ms: number) => () => void
}

/** The cart of whoever is in front of the screen. */
export interface SessionCart extends CartStore {
  /** Says whose cart it is: null is the guest's. Until it is said, what is put in waits. */
  follow: (owner: Id | null) => void
}

/**
 * One cart that follows the session (CART-13). A guest's lines stay in view while they are moved into the customer's
 * cart; what the shopper does meanwhile is done there afterwards. A customer's lines go at once when the session does.
 */
export function createSessionCart({
  placeOf,
  merge,
  mark,
  schedule = later,
}: SessionCartOptions): SessionCart {
  const view = createStore(EMPTY_CART)
  const create = () => createDeferredCart({ placeOf, schedule, notify: (notice) => notify(notice) })
  let owner: Id | null | undefined
  let shown = create()
  let unfollow = shown.subscribe(look)
  let notify: (notice: CartNotice) => void = () => {}
  let isStarted = false
  let turn = 0
  let callOff = () => {}
  let held: PromiseWithResolvers<void> | null = null
  let unfinished: Id | null = null
  let merging: { userId: Id; done: Promise<void> } | null = null

  function look(): void {
    const cart = shown.getSnapshot()
    view.set(held === null ? cart : { ...cart, isPending: true })
  }

  function show(cart: DeferredCart): void {
    unfollow()
    shown.close()
    shown = cart
    unfollow = cart.subscribe(look)
    release()
  }

  function release(): void {
    held?.resolve()
    held = null
    look()
  }

  function reopen(target: Id | null): void {
    shown.open(target)
    release()
  }

  /** Goes to the cart of `owner` from the one that is shown. */
  function go(isFirst: boolean): void {
    if (owner === undefined) return
    turn += 1
    callOff()
    const [now, target] = [turn, owner]
    const from = shown.owner()
    if (from === target) {
      // The guest's again, before their lines had all gone over: what is left of them is known after that.
      if (merging === null) reopen(target)
      else void merging.done.then(() => (now === turn ? reopen(target) : undefined))
    } else if (from === null && target !== null) {
      held ??= Promise.withResolvers()
      look()
      callOff = schedule(() => void moveIn(target, now), DEBOUNCE_MS)
    } else {
      // Nothing of another's cart stays in view.
      if (from !== undefined) show(create())
      if (isFirst) void enter(target, now)
      else callOff = schedule(() => void enter(target, now), DEBOUNCE_MS)
    }
  }

  /** Opens the cart of `target` where nothing has been shown before. */
  async function enter(target: Id | null, now: number): Promise<void> {
    if (target !== null && mark.isSet()) await carryOver(target)
    if (now === turn) shown.open(target)
  }

  /** From the guest's cart to the customer's, which is shown when it is whole. */
  async function moveIn(target: Id, now: number): Promise<void> {
    // What the guest has just done must have reached the server, or it would be left behind.
    await until(shown, ({ isPending }) => !isPending)
    if (now !== turn) return
    shown.close()
    await carryOver(target)
    if (now !== turn) return
    const next = create()
    next.open(target)
    await until(next, ({ status }) => status === 'ready' || status === 'error')
    if (now === turn) show(next)
    else next.close()
  }

  function carryOver(userId: Id): Promise<void> {
    if (merging?.userId === userId) return merging.done
    const done = carry(userId).finally(() => {
      merging = null
    })
    merging = { userId, done }
    return done
  }

  async function carry(userId: Id): Promise<void> {
    const { isComplete, notices } = await merge(userId)
    const wasSaid = unfinished === userId
    unfinished = isComplete ? null : userId
    if (isComplete) mark.clear()
    else mark.set()
    // What an unreachable server left behind is said once, not at every attempt.
    for (const notice of notices) if (isComplete || !wasSaid || notice.kind !== 'notMerged') notify(notice)
  }

  /** Does something with the cart: at once, or when the guest's lines have been moved. */
  function inCart<Result>(work: (store: CartStore) => Promise<Result>): Promise<Result> {
    return held === null ? work(shown) : held.promise.then(() => inCart(work))
  }

  return {
    add: (...wanted) => inCart((cart) => cart.add(...wanted)),
    setQuantity(key, quantity) {
      // The customer's cart may hold some of it already: what is meant is so many more or fewer.
      const difference = quantity - quantityAt(shown, key)
      return inCart((cart) => cart.setQuantity(key, quantityAt(cart, key) + difference))
    },
    increase: (key) => inCart((cart) => cart.increase(key)),
    decrease: (key) => inCart((cart) => cart.decrease(key)),
    remove: (key) => inCart((cart) => cart.remove(key)),
    undoRemove: (key) => inCart((cart) => cart.undoRemove(key)),
    forgetRemoved: (key) => shown.forgetRemoved(key),
    reload: () => shown.reload(),
    wasOrdered: (lines) => shown.wasOrdered(lines),
    quantityOf: (productId, specificationId) => shown.quantityOf(productId, specificationId),
    catchUp() {
      if (unfinished === null || unfinished !== owner || held !== null) shown.catchUp()
      else void carryOver(unfinished).then(() => shown.reload())
    },
    subscribe: view.subscribe,
    getSnapshot: view.get,
    follow(whose) {
      if (whose === owner) return
      const isFirst = owner === undefined
      owner = whose
      if (isStarted) go(isFirst)
    },
    start(told) {
      notify = told
      isStarted = true
      go(true)
      return () => {
        isStarted = false
        turn += 1
        callOff()
        shown.close()
      }
    },
  }
}

function quantityAt(store: CartStore, key: string): number {
  return store.getSnapshot().lines.find((line) => line.key === key)?.quantity ?? 0
}

/** Waits for a cart to be in a state. */
function until(store: CartStore, isSo: (cart: CartSnapshot) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(store.getSnapshot())) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}
