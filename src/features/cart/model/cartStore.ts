import {
  cartCount,
  cartTotal,
  type Id,
  type Product,
  type Specification,
  type Tetri,
} from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import type { ApiError } from '#shared/api/ApiError.ts'
import { createStore } from '#shared/state/createStore.ts'
import type { CartApi } from './cartCalls.ts'
import { arrangeRows, type CartRow, type RemovedLine } from './arrangeRows.ts'
import type { CartChannel } from './cartChannel.ts'
import { lineKey, type CartLineView, type LineSubject } from './cartLine.ts'
import type { CartNotice, CartResult } from './cartNotice.ts'
import { createCartQueue } from './cartQueue.ts'
import { addRefusal } from './cartRules.ts'
import { viewLines, type Change } from './operations.ts'
import type { OrderedLine } from './orderedLines.ts'

/** The cart at one moment. */
export interface CartSnapshot {
  /** `idle` before it was asked for (the first render), `error` when it could not be loaded at all */
  status: 'idle' | 'loading' | 'ready' | 'error'
  error: ApiError | null
  lines: readonly CartLineView[]
  /** the lines, and those taken out that can be put back, in the order in which they are shown */
  rows: readonly CartRow[]
  /** what a reload's clean-up has changed, until the shopper goes elsewhere (CART-12) */
  changes: readonly CartNotice[]
  /** the sum of quantities (HEAD-03) */
  count: number
  total: Tetri
  /** a change is under way */
  isPending: boolean
}

/** What a shopper can do with a cart. Every promise resolves; results are values. */
export interface CartActions {
  /** Adds so many of a choice (CART-07). */
  add: (product: Product, specification?: Specification | null, quantity?: number) => Promise<CartResult>
  /** Gives a line a quantity; 0 takes it out. */
  setQuantity: (key: string, quantity: number) => Promise<CartResult>
  increase: (key: string) => Promise<CartResult>
  /** One less; at 1 it takes the line out (CART-06). */
  decrease: (key: string) => Promise<CartResult>
  remove: (key: string) => Promise<CartResult>
  /** Puts a removed line back where it was (CART-15). */
  undoRemove: (key: string) => Promise<CartResult>
  /** A removed line can no longer be put back. Without a key it is all lines, and `changes` is emptied too. */
  forgetRemoved: (key?: string) => void
  /** Reads the cart anew and cleans it up (CART-12). */
  reload: () => Promise<void>
  /** These lines of it have been ordered: it is empty at once, here and in the other tabs (CHECK-09). */
  markOrdered: (lines: readonly OrderedLine[]) => void
}

export interface CartStore extends CartActions {
  /** how many of a product the cart holds; of one choice of it, when that is given (null is 'without') */
  quantityOf: (productId: Id, specificationId?: Id | null) => number
  /** Reloads the cart without a notice, if the last load failed: there may be a connection again. */
  catchUp: () => void
  subscribe: (listener: () => void) => () => void
  /** the same object until something changes */
  getSnapshot: () => CartSnapshot
  /**
   * Loads the cart and follows the other tabs.
   * @param notify called with notices that belong to no action: warnings of the clean-up, a failed load (CART-11, CART-12)
   * @returns stops it
   */
  start: (notify: (notice: CartNotice) => void) => () => void
}

/** The cart before anything is known: what the server renders, and the browser hydrates with. */
export const EMPTY_CART: CartSnapshot = {
  status: 'idle',
  error: null,
  lines: [],
  rows: [],
  changes: [],
  count: 0,
  total: 0,
  isPending: false,
}

/** The API of an owner's cart, and the channel between their tabs. */
export interface CartConnection {
  api: CartApi
  channel: CartChannel
}

/** `api` and `channel` are read when needed, and not before the cart is started. */
export interface CartStoreOptions extends CartConnection {
  schedule?: (task: () => void, ms: number) => () => void
}

/**
 * The cart of one owner: shows every change at once, sends them to the server in order, and rolls back what was refused
 * (CART-15). Does nothing before it is started.
 */
export function createCartStore(connection: CartStoreOptions): CartStore {
  const { get: getSnapshot, set: setSnapshot, subscribe } = createStore(EMPTY_CART)
  const removed = new Map<string, RemovedLine>()
  let order: string[] = []
  let changes: readonly CartNotice[] = []
  let notify: (notice: CartNotice) => void = () => {}
  let isStarted = false

  const queue = createCartQueue(connection, {
    schedule: connection.schedule ?? later,
    onChange: show,
    onWarning: (warning) => {
      changes = [...changes, warning]
      // CART-12 wants a toast for a lowered quantity alone; the cart itself shows all changes.
      if (warning.kind !== 'gone') notify(warning)
    },
    onQuiet: () => connection.channel.changed(),
  })

  function show(): void {
    const settled = queue.settled()
    const operations = queue.operations()
    const lines = viewLines(settled ?? [], operations)
    // Added again, here or in another tab: nothing is left to put back.
    for (const { key } of lines) removed.delete(key)
    const arranged = arrangeRows(order, lines, removed)
    order = arranged.order
    const error = queue.error()
    const known = settled === null ? (isStarted ? 'loading' : 'idle') : 'ready'
    setSnapshot({
      status: error === null ? known : 'error',
      error,
      lines: arranged.rows.flatMap((row) => (row.kind === 'line' ? [row.line] : [])),
      rows: arranged.rows,
      changes,
      count: cartCount(lines),
      total: cartTotal(lines),
      isPending: operations.length > 0,
    })
  }

  const find = (key: string) => getSnapshot().lines.find((line) => line.key === key)

  /**
   * Queues a change.
   * @param done makes the notice of a success, from the new quantity
   */
  async function push(
    { key, product, specification }: LineSubject,
    change: Change,
    done: (quantity: number) => CartNotice | null = () => null,
    failed: 'changeFailed' | 'removeFailed' = 'changeFailed',
  ): Promise<CartResult> {
    const outcome = await queue.push({ key, product, specification }, change)
    if (outcome.kind === 'done') return { ok: true, notice: done(outcome.quantity) }
    if (outcome.kind === 'overLimit') return { ok: false, notice: { kind: 'maximum', n: outcome.n } }
    return { ok: false, notice: { kind: failed, error: outcome.error } }
  }

  async function remove(key: string): Promise<CartResult> {
    const line = find(key)
    if (line === undefined) return { ok: true, notice: null }
    // Before `push`, which updates the cart: the undo row has to replace the line in the same render.
    removed.set(key, line)
    return push(
      line,
      { kind: 'set', to: 0 },
      // Undone before it was sent: no notice.
      (quantity) => (quantity === 0 ? { kind: 'removed' } : null),
      'removeFailed',
    )
  }

  async function setQuantity(key: string, quantity: number): Promise<CartResult> {
    const line = find(key)
    if (line === undefined) return { ok: false, notice: { kind: 'invalidProduct' } }
    if (quantity <= 0) return remove(key)
    if (quantity > line.limit && quantity > line.quantity)
      return { ok: false, notice: { kind: 'maximum', n: line.limit } }
    return push(line, { kind: 'set', to: quantity })
  }

  async function reload(): Promise<void> {
    const failure = await queue.reload()
    if (failure !== null) notify({ kind: 'loadFailed', error: failure })
  }

  return {
    async add(product, specification = null, quantity = 1) {
      const key = lineKey(product.id, specification?.id ?? null)
      const refusal = addRefusal(product, specification, quantity, find(key)?.quantity ?? 0)
      if (refusal !== null) return { ok: false, notice: refusal }
      return push({ key, product, specification }, { kind: 'add', by: quantity }, (now) =>
        now > 0 ? { kind: 'added' } : null,
      )
    },
    setQuantity,
    increase: (key) => setQuantity(key, (find(key)?.quantity ?? 0) + 1),
    decrease: (key) => setQuantity(key, (find(key)?.quantity ?? 0) - 1),
    remove,
    async undoRemove(key) {
      const line = removed.get(key)
      if (line === undefined) return { ok: true, notice: null }
      return push(line, { kind: 'set', to: line.quantity })
    },
    forgetRemoved(key) {
      if (key === undefined) {
        removed.clear()
        changes = []
      } else removed.delete(key)
      show()
    },
    reload,
    markOrdered(lines) {
      removed.clear()
      connection.api.markOrdered(lines)
      queue.empty()
      connection.channel.changed()
    },
    catchUp: () => queue.refresh(),
    quantityOf: (productId, specificationId) =>
      getSnapshot()
        .lines.filter(({ product, specification }) => {
          if (!sameId(product.id, productId)) return false
          return specificationId === undefined || sameId(specification?.id ?? '', specificationId ?? '')
        })
        .reduce((sum, line) => sum + line.quantity, 0),
    subscribe,
    getSnapshot,
    start(onNotice) {
      notify = onNotice
      isStarted = true
      const stopListening = connection.channel.listen(() => void queue.reload())
      void reload()
      queue.start()
      return () => {
        stopListening()
        queue.stop()
      }
    },
  }
}

/** Runs a task after a delay. @returns cancels it */
export function later(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}
