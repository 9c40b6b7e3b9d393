import type { Id } from '@dukani/contracts'
import { ApiError, asApiError } from '#shared/api/ApiError.ts'
import { SLOW_READ_MS } from '#shared/api/slowReads.ts'
import { createStore } from '#shared/state/createStore.ts'
import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import type { CartApi } from './cartCalls.ts'
import type { CartChannel } from './cartChannel.ts'
import { keyed, type LineSubject, type SettledLine } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'
import type { CartSnapshot } from './cartTypes.ts'
import { cleanUp } from './cleanUp.ts'
import { correctionsOf } from './corrections.ts'
import { merged, sendChange, withLine, type Change, type Operation } from './operations.ts'
import type { OrderedLine } from './orderedLines.ts'

export interface CartQueueOptions {
  /** The API of an owner's cart, and the channel between their tabs. Asked when the cart is opened for the first time. */
  connectionOf: (owner: Id | null) => { api: CartApi; channel: CartChannel }
  /** called with notices that belong to no action: warnings of the clean-up, a failed load (CART-11, CART-12) */
  notify: (notice: CartNotice) => void
  schedule?: typeof later
}

/** What is known of an owner's cart. */
interface CartState extends Pick<CartSnapshot, 'error' | 'changes'> {
  /** null is the guest, undefined is not known yet */
  owner: Id | null | undefined
  /** the server's lines with every change that it has confirmed; null until they are known */
  settled: readonly SettledLine[] | null
  /** changes that it hasn't confirmed yet, oldest first */
  operations: readonly Operation[]
}

const UNKNOWN: CartState = { owner: undefined, settled: null, operations: [], error: null, changes: [] }

export type CartQueue = ReturnType<typeof createCartQueue>

/** How long the cart has to be quiet after a change before it is read anew (section 9 of the specification). */
const QUIET_MS = 300

/**
 * The cart of one owner at the server. Once it is open, its calls go one at a time, so that no answer can overtake
 * another: first a reading, since ids and limits are in it; then changes; then further readings. A change aborts such a
 * reading, which is repeated after the burst.
 */
export function createCartQueue({ connectionOf, notify, schedule = later }: CartQueueOptions) {
  const state = createStore(UNKNOWN)
  const isCalling = createStore(false)
  const writes = createWriteQueue<Operation>({
    merge: (waiting, next) => ({ ...waiting, change: merged(waiting.change, next.change) }),
    gate: { get: () => isRead && !isCalling.get(), subscribe: isCalling.subscribe },
  })
  let connection: ReturnType<typeof connectionOf> | undefined
  let stopListening: (() => void) | null = null
  /** since it was opened, with whatever result */
  let isRead = false
  /** it could be read once, so a failure is no reason to hide it */
  let isKnown = false
  /** why the last reading failed */
  let failure: ApiError | null = null
  /** who waits for a reading */
  const callers: (() => void)[] = []
  let reading: AbortController | null = null
  let isLate = false
  /** what the last reading has warned of, by its text */
  let warned = new Map<string, CartNotice>()
  let cancelScheduled = () => {}

  const update = (part: Partial<CartState>) => state.set({ ...state.get(), ...part })
  const find = (key: string) => state.get().settled?.find((line) => line.key === key)
  const isOpen = () => stopListening !== null
  const isWriting = () => writes.pending.get().length > 0

  writes.pending.subscribe(() => {
    update({ operations: writes.pending.get().map(({ value }) => value) })
    void readWhenDue()
  })

  function connected() {
    if (!connection) throw new Error('the cart is not open')
    return connection
  }

  /** Makes a call; the others wait for its end. */
  function call<Result>(work: () => Promise<Result>): Promise<Result> {
    isCalling.set(true)
    return work().finally(() => isCalling.set(false))
  }

  /** Reads for those who wait, unless a change goes first. */
  async function readWhenDue(): Promise<void> {
    while (isOpen() && !isCalling.get() && callers.length > 0 && !(isRead && isWriting())) await call(read)
  }

  async function read(): Promise<void> {
    const { api } = connected()
    // Callers from now on need a newer answer than this one.
    const served = callers.length
    let corrections: (() => Promise<void>)[] = []
    reading = new AbortController()
    isLate = false
    const arrive = isKnown ? () => {} : schedule(beLate, SLOW_READ_MS)
    const answer = await api.load(reading.signal).then(cleanUp).catch(asApiError)
    arrive()
    reading = null
    if (answer instanceof ApiError) {
      // For a change, or because the cart was closed: it is still to be read.
      if (answer.kind === 'aborted') return
      failure = answer
      if (!isKnown) update({ error: failure })
    } else {
      failure = null
      isKnown = true
      corrections = correctionsOf(api, answer)
      const changes = [...state.get().changes, ...news(answer.warnings)]
      update({ settled: keyed(answer.lines), error: null, changes })
    }
    isRead = isOpen()
    for (const resolve of callers.splice(0, served)) resolve()
    for (const correct of corrections) if (isOpen()) await correct()
  }

  /** Shows a failure when the first load is slow, while the attempt continues (API-01). */
  function beLate(): void {
    isLate = true
    update({ error: new ApiError('timeout', 'still loading') })
  }

  /** Says each warning once, not at every reload of a server that doesn't follow. */
  function news(warnings: readonly CartNotice[]): CartNotice[] {
    const now = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))
    const fresh = [...now].flatMap(([text, warning]) => (warned.has(text) ? [] : [warning]))
    warned = now
    // CART-12 wants a toast for a lowered quantity alone; the cart itself shows all changes.
    for (const warning of fresh) if (warning.kind !== 'gone') notify(warning)
    return fresh
  }

  /** Reads the cart anew, and gives up a late reading for it. Never rejects. */
  function refresh(): Promise<void> {
    if (isLate) reading?.abort()
    const answer = new Promise<void>((resolve) => callers.push(resolve))
    void readWhenDue()
    return answer
  }

  async function reload(): Promise<void> {
    await refresh()
    if (failure !== null) notify({ kind: 'loadFailed', error: failure })
  }

  /** After a burst the cart is read once, and the other tabs are notified. */
  function readLater(): void {
    cancelScheduled()
    cancelScheduled = schedule(() => {
      connected().channel.changed()
      void refresh()
    }, QUIET_MS)
  }

  /** Aborts a reading that no change waits for. */
  function giveWay(): void {
    if (isRead && !isWriting()) reading?.abort()
  }

  async function carryOut(operation: Operation): Promise<number | CartNotice> {
    const { subject, change } = operation
    // A server that didn't tell the new line's id has to be asked for it before the line can change.
    if (change.kind === 'set' && find(subject.key)?.id === null) await read()
    const line = find(subject.key) ?? { ...subject, id: null, quantity: 0 }
    const result = await sendChange(connected().api, line, change)
    if ('kind' in result) return result
    // The settled line has it from now on: until it leaves the queue, it must not count twice.
    operation.change = { kind: 'set', to: result.quantity }
    update({ settled: withLine(state.get().settled ?? [], result) })
    return result.quantity
  }

  return {
    ...state,
    /** Sets the owner, loads the cart, sends what was waiting and follows the other tabs. */
    open(owner: Id | null) {
      connection ??= connectionOf(owner)
      if (isOpen()) return
      stopListening = connection.channel.listen(() => void refresh())
      update({ owner })
      void reload()
    },
    /** Stops it. It keeps its last state, and can be opened again for the same owner. */
    close() {
      stopListening?.()
      stopListening = null
      isRead = false
      cancelScheduled()
      reading?.abort()
    },
    /**
     * Queues a change. Waiting changes of the same line are merged.
     * @returns the new quantity, or why the cart can't hold so many
     * @throws ApiError
     */
    push(subject: LineSubject, change: Change): Promise<number | CartNotice> {
      cancelScheduled()
      giveWay()
      const send = (operation: Operation) => call(() => carryOut(operation)).finally(readLater)
      return writes.push(subject.key, { subject, change }, send)
    },
    reload,
    /** Reads it again without a notice, if the last reading failed. */
    catchUp() {
      if (failure !== null) void refresh()
    },
    /** It is empty at once, here and in the other tabs (CHECK-09). */
    markOrdered(lines: readonly OrderedLine[]) {
      const { api, channel } = connected()
      api.markOrdered(lines)
      giveWay()
      update({ settled: [] })
      channel.changed()
      void refresh()
    },
    forgetChanges: () => update({ changes: [] }),
  }
}

/** Runs a task after a delay. @returns cancels it */
export function later(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}
