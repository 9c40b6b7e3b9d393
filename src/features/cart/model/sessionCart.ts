import type { Id } from '@dukani/contracts'
import { createStore } from '#shared/state/createStore.ts'
import type { CartNotice } from './cartNotice.ts'
import { createCartStore, later, type CartConnection, type OwnedCart } from './cartStore.ts'
import { EMPTY_CART, type CartSnapshot, type CartStore } from './cartTypes.ts'
import type { GuestMark } from './guestMark.ts'
import type { MergeReport } from './mergeCarts.ts'

/** How long a user id has to stay the same before the cart is reloaded (CART-13). */
const DEBOUNCE_MS = 300

export interface SessionCartOptions {
  connectionOf: (owner: Id | null) => CartConnection
  /** Moves the guest's lines into the cart of a customer. Never rejects. */
  merge: (userId: Id) => Promise<MergeReport>
  mark: GuestMark
  schedule?: (task: () => void, ms: number) => () => void
}

/** The cart of the current session. */
export interface SessionCart extends CartStore {
  /** Sets the owner: null is the guest. Until then, additions wait. */
  follow: (owner: Id | null) => void
  /**
   * Loads the cart and follows the other tabs.
   * @param notify called with notices that belong to no action: warnings of the clean-up, a failed load (CART-11, CART-12)
   * @returns stops it
   */
  start: (notify: (notice: CartNotice) => void) => () => void
}

/**
 * One cart that follows the session (CART-13). A guest's lines stay in view while they are moved into the customer's
 * cart; what the shopper does meanwhile is done there afterwards. A customer's lines go at once when the session does.
 */
export function createSessionCart({
  connectionOf,
  merge,
  mark,
  schedule = later,
}: SessionCartOptions): SessionCart {
  const view = createStore(EMPTY_CART)
  const create = () => createCartStore({ connectionOf, schedule, notify: (notice) => notify(notice) })
  let owner: Id | null | undefined
  let shown = create()
  let unfollow = shown.subscribe(look)
  let notify: (notice: CartNotice) => void = () => {}
  let isStarted = false
  let turn = 0
  let cancelScheduled = () => {}
  let held: PromiseWithResolvers<void> | null = null
  let unfinished: Id | null = null
  let merging: { userId: Id; done: Promise<void> } | null = null

  function look(): void {
    const cart = shown.getSnapshot()
    view.set(held === null ? cart : { ...cart, isPending: true })
  }

  function show(cart: OwnedCart): void {
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
    cancelScheduled()
    const [now, target] = [turn, owner]
    const from = shown.owner()
    if (from === target) {
      // Back to the guest before the merge has ended: reload after it, since it may have moved some lines.
      if (merging === null) reopen(target)
      else void merging.done.then(() => (now === turn ? reopen(target) : undefined))
    } else if (from === null && target !== null) {
      held ??= Promise.withResolvers()
      look()
      cancelScheduled = schedule(() => void moveIn(target, now), DEBOUNCE_MS)
    } else {
      // Another owner's lines must not stay visible.
      if (from !== undefined) show(create())
      if (isFirst) void enter(target, now)
      else cancelScheduled = schedule(() => void enter(target, now), DEBOUNCE_MS)
    }
  }

  /** Opens the cart of `target` where nothing has been shown before. */
  async function enter(target: Id | null, now: number): Promise<void> {
    if (target !== null && mark.isSet()) await carryOver(target)
    if (now === turn) shown.open(target)
  }

  /** Merges the guest's cart into the customer's, and shows that when it is loaded. */
  async function moveIn(target: Id, now: number): Promise<void> {
    // Pending changes of the guest have to reach the server first, or the merge would miss them.
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
    // An incomplete merge is reported once, not at every attempt.
    for (const notice of notices) if (isComplete || !wasSaid || notice.kind !== 'notMerged') notify(notice)
  }

  /** Runs an action on the cart: at once, or after the merge. */
  function inCart<Result>(work: (store: CartStore) => Promise<Result>): Promise<Result> {
    return held === null ? work(shown) : held.promise.then(() => inCart(work))
  }

  return {
    add: (...wanted) => inCart((cart) => cart.add(...wanted)),
    setQuantity(key, quantity) {
      // The customer's cart may hold some of it already, so the difference is applied.
      const difference = quantity - quantityAt(shown, key)
      return inCart((cart) => cart.setQuantity(key, quantityAt(cart, key) + difference))
    },
    increase: (key) => inCart((cart) => cart.increase(key)),
    decrease: (key) => inCart((cart) => cart.decrease(key)),
    remove: (key) => inCart((cart) => cart.remove(key)),
    undoRemove: (key) => inCart((cart) => cart.undoRemove(key)),
    forgetRemoved: (key) => shown.forgetRemoved(key),
    reload: () => shown.reload(),
    markOrdered: (lines) => shown.markOrdered(lines),
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
    start(onNotice) {
      notify = onNotice
      isStarted = true
      go(true)
      return () => {
        isStarted = false
        turn += 1
        cancelScheduled()
        shown.close()
      }
    },
  }
}

function quantityAt(store: CartStore, key: string): number {
  return store.getSnapshot().lines.find((line) => line.key === key)?.quantity ?? 0
}

/** Resolves when the cart's state fulfils a condition. */
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
