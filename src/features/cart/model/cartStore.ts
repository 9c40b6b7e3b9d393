import { cartCount, cartTotal, type Id } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import { createStore } from '#shared/state/createStore.ts'
import type { CartApi } from './cartCalls.ts'
import { arrangeRows, type RemovedLine } from './arrangeRows.ts'
import type { CartChannel } from './cartChannel.ts'
import { lineKey, type LineSubject } from './cartLine.ts'
import type { CartNotice, CartResult } from './cartNotice.ts'
import { createCartQueue } from './cartQueue.ts'
import { addRefusal } from './cartRules.ts'
import { EMPTY_CART, type CartStore } from './cartTypes.ts'
import { viewLines, type Change } from './operations.ts'

/** A cart that can be filled before its owner is known: additions are shown at once and sent later. */
export interface OwnedCart extends CartStore {
  /** null is the guest, undefined is not known yet */
  owner: () => Id | null | undefined
  /** Sets the owner, loads the cart, sends what was waiting and follows the other tabs. */
  open: (owner: Id | null) => void
  /** Stops it. It keeps its last state, and can be opened again for the same owner. */
  close: () => void
}

/** The API of an owner's cart, and the channel between their tabs. */
export interface CartConnection {
  api: CartApi
  channel: CartChannel
}

export interface CartStoreOptions {
  /** asked when the cart is opened for the first time */
  connectionOf: (owner: Id | null) => CartConnection
  /** called with notices that belong to no action: warnings of the clean-up, a failed load (CART-11, CART-12) */
  notify: (notice: CartNotice) => void
  schedule?: (task: () => void, ms: number) => () => void
}

/**
 * The cart of one owner: shows every change at once, sends them to the server in order, and rolls back what was refused
 * (CART-15). Sends nothing before it is opened.
 */
export function createCartStore({ connectionOf, notify, schedule = later }: CartStoreOptions): OwnedCart {
  const { get: getSnapshot, set: setSnapshot, subscribe } = createStore(EMPTY_CART)
  const removed = new Map<string, RemovedLine>()
  let order: string[] = []
  let changes: readonly CartNotice[] = []
  let owner: Id | null | undefined
  let connection: CartConnection | undefined
  let stopListening: (() => void) | null = null

  const queue = createCartQueue({
    api: () => connected().api,
    schedule,
    onChange: show,
    onWarning: (warning) => {
      changes = [...changes, warning]
      // CART-12 wants a toast for a lowered quantity alone; the cart itself shows all changes.
      if (warning.kind !== 'gone') notify(warning)
    },
    onQuiet: () => connected().channel.changed(),
  })

  function connected(): CartConnection {
    if (!connection) throw new Error('the cart is not open')
    return connection
  }

  function show(): void {
    const settled = queue.settled()
    const operations = queue.operations()
    const lines = viewLines(settled ?? [], operations)
    // Added again, here or in another tab: nothing is left to put back.
    for (const { key } of lines) removed.delete(key)
    const arranged = arrangeRows(order, lines, removed)
    order = arranged.order
    const error = queue.error()
    const known = settled === null ? (connection ? 'loading' : 'idle') : 'ready'
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
      connected().api.markOrdered(lines)
      queue.empty()
      connected().channel.changed()
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
    owner: () => owner,
    open(whose) {
      owner = whose
      connection ??= connectionOf(whose)
      if (stopListening !== null) return
      stopListening = connection.channel.listen(() => void queue.reload())
      void reload()
      queue.start()
    },
    close() {
      if (stopListening === null) return
      stopListening()
      stopListening = null
      queue.stop()
    },
  }
}

/** Runs a task after a delay. @returns cancels it */
export function later(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}
