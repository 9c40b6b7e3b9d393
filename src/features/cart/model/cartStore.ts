import { cartCount, cartTotal, type Id, type Product, type Specification } from '@dukani/contracts'
import { asApiError } from '#shared/api/ApiError.ts'
import { sameId } from '#shared/api/adapters/values.ts'
import { createStore, until } from '#shared/state/createStore.ts'
import { arrangeRows, type RemovedLine } from './arrangeRows.ts'
import { lineKey, type LineSubject } from './cartLine.ts'
import type { CartResult } from './cartNotice.ts'
import { createCartQueue, type CartQueue, type CartQueueOptions } from './cartQueue.ts'
import { addRefusal } from './cartRules.ts'
import { EMPTY_CART } from './cartTypes.ts'
import { viewLines, type Change } from './operations.ts'
import type { OrderedLine } from './orderedLines.ts'

const DONE: CartResult = { ok: true, notice: null }

type OwnedCart = ReturnType<typeof createCartStore>

/** The cart of the present session: a guest's or a customer's. */
export type CartStore = Omit<OwnedCart, 'owner' | 'open' | 'hold' | 'replace' | 'close'>

/** What a shopper can do with a cart. Every promise resolves; results are values. */
export type CartActions = Omit<CartStore, 'subscribe' | 'getSnapshot' | 'catchUp' | 'quantityOf'>

/**
 * The cart that is shown, and the actions of a shopper. Every change shows at once, and is taken back if the server
 * refuses it (CART-15). Changes made before the owner is known are sent when the cart is opened.
 */
export function createCartStore(options: CartQueueOptions) {
  const { get: getSnapshot, set: setSnapshot, subscribe } = createStore(EMPTY_CART)
  const removed = new Map<string, RemovedLine>()
  let order: string[] = []
  let queue = createCartQueue(options)
  let stopFollowing = queue.subscribe(show)
  let held: PromiseWithResolvers<void> | null = null

  const find = (key: string) => getSnapshot().lines.find((line) => line.key === key)
  const quantityAt = (key: string) => find(key)?.quantity ?? 0

  function show(): void {
    const { owner, settled, operations, error, changes } = queue.get()
    const lines = viewLines(settled ?? [], operations)
    // A removed line that was added again, here or in another tab, needs no undo row.
    for (const { key } of lines) removed.delete(key)
    const arranged = arrangeRows(order, lines, removed)
    order = arranged.order
    const known = settled === null ? (owner === undefined ? 'idle' : 'loading') : 'ready'
    setSnapshot({
      status: error === null ? known : 'error',
      error,
      lines: arranged.rows.flatMap((row) => (row.kind === 'line' ? [row.line] : [])),
      rows: arranged.rows,
      changes,
      count: cartCount(lines),
      total: cartTotal(lines),
      isPending: operations.length > 0 || held !== null,
    })
  }

  function release(): void {
    held?.resolve()
    held = null
    show()
  }

  /** Runs an action now, or, while the cart is held, after the next `open` or `replace`. */
  function inCart(action: () => Promise<CartResult>): Promise<CartResult> {
    return held === null ? action() : held.promise.then(() => inCart(action))
  }

  async function push(line: LineSubject, change: Change): Promise<CartResult> {
    const isRemoval = change.kind === 'set' && change.to === 0
    try {
      const result = await queue.push(line, change)
      if (typeof result !== 'number') return { ok: false, notice: result }
      // A change that was undone before it was sent has no notice.
      if (isRemoval && result === 0) return { ok: true, notice: { kind: 'removed' } }
      if (change.kind === 'add' && result > 0) return { ok: true, notice: { kind: 'added' } }
      return DONE
    } catch (thrown) {
      const kind = isRemoval ? 'removeFailed' : 'changeFailed'
      return { ok: false, notice: { kind, error: asApiError(thrown) } }
    }
  }

  async function change(key: string, by: number): Promise<CartResult> {
    const line = find(key)
    if (line === undefined) return { ok: false, notice: { kind: 'invalidProduct' } }
    const quantity = Math.max(0, line.quantity + by)
    if (by > 0 && quantity > line.limit) return { ok: false, notice: { kind: 'maximum', n: line.limit } }
    // Before `push`, which updates the cart: the undo row has to replace the line in the same render.
    if (quantity === 0) removed.set(key, line)
    return push(line, { kind: 'set', to: quantity })
  }

  return {
    subscribe,
    /** the same object until something changes */
    getSnapshot,
    /** Adds a quantity of a product, or of one specification of it (CART-07). */
    add: (product: Product, specification: Specification | null = null, quantity = 1) =>
      inCart(async () => {
        const key = lineKey(product.id, specification?.id ?? null)
        const notice = addRefusal(product, specification, quantity, quantityAt(key))
        if (notice !== null) return { ok: false, notice }
        return push({ key, product, specification }, { kind: 'add', by: quantity })
      }),
    /** Sets the quantity of a line; 0 removes it. */
    setQuantity(key: string, quantity: number) {
      // While the cart is held, the merged cart may have another quantity, so the difference is applied.
      const difference = quantity - quantityAt(key)
      return inCart(() => change(key, difference))
    },
    increase: (key: string) => inCart(() => change(key, 1)),
    /** One less; at 1 the line is removed (CART-06). */
    decrease: (key: string) => inCart(() => change(key, -1)),
    /** Removes a line. A line that isn't there counts as removed. */
    remove: (key: string) => inCart(async () => (find(key) ? change(key, -quantityAt(key)) : DONE)),
    /** Puts a removed line back where it was (CART-15). */
    undoRemove: (key: string) =>
      inCart(async () => {
        const line = removed.get(key)
        return line ? push(line, { kind: 'set', to: line.quantity }) : DONE
      }),
    /** A removed line can no longer be put back. Without a key it is all lines, and `changes` is emptied too. */
    forgetRemoved(key?: string) {
      if (key === undefined) {
        removed.clear()
        // The queue's subscriber shows it.
        return queue.forgetChanges()
      }
      removed.delete(key)
      show()
    },
    /** Reads the cart again and cleans it up (CART-12). */
    reload: () => queue.reload(),
    /** Empties the cart after an order of these lines, here and in the other tabs (CHECK-09). */
    markOrdered(lines: readonly OrderedLine[]) {
      removed.clear()
      queue.markOrdered(lines)
    },
    /** Reloads the cart without a notice if the last load failed, since there may be a connection again. */
    catchUp: () => queue.catchUp(),
    /** how many of a product the cart holds, or of one specification of it (null: without one) */
    quantityOf: (productId: Id, specificationId?: Id | null) =>
      getSnapshot()
        .lines.filter(({ product, specification }) => {
          if (!sameId(product.id, productId)) return false
          return specificationId === undefined || sameId(specification?.id ?? '', specificationId ?? '')
        })
        .reduce((sum, line) => sum + line.quantity, 0),
    /** The owner of the shown cart: null is the guest, undefined is not known yet. */
    owner: () => queue.get().owner,
    /** Sets the owner, loads the cart, sends the waiting changes and follows the other tabs. */
    open(owner: Id | null) {
      queue.open(owner)
      release()
    },
    /** Holds actions back until `open` or `replace`. @returns a promise that resolves when all earlier changes are done */
    hold() {
      held ??= Promise.withResolvers()
      show()
      return until(queue, ({ operations }) => operations.length === 0)
    },
    /** Shows another owner's cart. */
    replace(next: CartQueue) {
      stopFollowing()
      queue.close()
      queue = next
      stopFollowing = queue.subscribe(show)
      removed.clear()
      order = []
      release()
    },
    /** Stops it. It keeps its last state, and can be opened again for the same owner. */
    close: () => queue.close(),
  }
}
