import type { Id } from '@dukani/contracts'
import { until } from '#shared/state/createStore.ts'
import type { CartNotice } from './cartNotice.ts'
import { createCartQueue, later, type CartQueueOptions } from './cartQueue.ts'
import { createCartStore, type CartStore } from './cartStore.ts'
import type { GuestMark } from './guestMark.ts'
import type { MergeReport } from './mergeCarts.ts'

/** How long a user id has to stay the same before the cart is reloaded (CART-13). */
const DEBOUNCE_MS = 300

export interface SessionCartOptions extends Omit<CartQueueOptions, 'notify'> {
  /** Moves the guest's lines into the cart of a customer. Never rejects. */
  merge: (userId: Id) => Promise<MergeReport>
  mark: GuestMark
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
 * One cart that follows the session (CART-13). A guest's lines stay visible while they are moved into the customer's
 * cart; actions meanwhile are done in that cart afterwards. A customer's lines disappear as soon as the session ends.
 */
export function createSessionCart({
  connectionOf,
  merge,
  mark,
  schedule = later,
}: SessionCartOptions): SessionCart {
  const options: CartQueueOptions = { connectionOf, schedule, notify: (notice) => notify(notice) }
  const store = createCartStore(options)
  let notify: (notice: CartNotice) => void = () => {}
  let owner: Id | null | undefined
  let isStarted = false
  let turn = 0
  let cancelPause = () => {}
  let unfinished: Id | null = null
  let merging: { userId: Id; done: Promise<void> } | null = null

  /** Replaces the shown cart by that of `owner`. A later call stops the earlier one. */
  async function go(isFirst: boolean): Promise<void> {
    if (owner === undefined) return
    turn += 1
    cancelPause()
    const [now, from, target] = [turn, store.owner(), owner]
    const isOver = () => now !== turn
    if (from === target) {
      // The session ended before the merge did. The cart is loaded after the merge, which may have moved some lines.
      if (merging !== null) await merging.done
      return isOver() ? undefined : store.open(target)
    }
    const isLogin = from === null
    // The guest's changes have to reach the server first, or the merge would miss them.
    const sent = isLogin ? store.hold() : null
    // Another owner's lines must not stay visible.
    if (!isLogin && from !== undefined) store.replace(createCartQueue(options))
    if (isLogin || !isFirst)
      await new Promise<void>((resolve) => {
        cancelPause = schedule(resolve, DEBOUNCE_MS)
      })
    await sent
    if (isOver()) return
    if (isLogin) store.close()
    if (target !== null && (isLogin || mark.isSet())) await carryOver(target)
    if (isOver()) return
    if (!isLogin) return store.open(target)
    const next = createCartQueue(options)
    next.open(target)
    await until(next, ({ settled, error }) => settled !== null || error !== null)
    if (isOver()) next.close()
    else store.replace(next)
  }

  /** Merges the guest's cart into the customer's. Calls during a merge get the one under way. */
  function carryOver(userId: Id): Promise<void> {
    if (merging?.userId !== userId) merging = { userId, done: carry(userId) }
    return merging.done
  }

  async function carry(userId: Id): Promise<void> {
    const { isComplete, notices } = await merge(userId)
    // The merge of another customer may have begun since.
    if (merging?.userId === userId) merging = null
    const wasSaid = unfinished === userId
    unfinished = isComplete ? null : userId
    if (isComplete) mark.clear()
    else mark.set()
    // An incomplete merge is reported once, not at every attempt.
    for (const notice of notices) if (isComplete || !wasSaid || notice.kind !== 'notMerged') notify(notice)
  }

  return {
    ...store,
    catchUp() {
      if (unfinished === null || unfinished !== store.owner()) store.catchUp()
      else void carryOver(unfinished).then(store.reload)
    },
    follow(whose) {
      if (whose === owner) return
      const isFirst = owner === undefined
      owner = whose
      if (isStarted) void go(isFirst)
    },
    start(onNotice) {
      notify = onNotice
      isStarted = true
      void go(true)
      return () => {
        isStarted = false
        turn += 1
        cancelPause()
        store.close()
      }
    },
  }
}
