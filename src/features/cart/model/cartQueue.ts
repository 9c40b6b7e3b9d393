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
  /** Makes the API of an owner's cart, and the channel between their tabs. Called when the cart is first opened. */
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

/** How long after the last change the cart is read again (section 9 of the specification). */
const QUIET_MS = 300

/**
 * The cart of one owner at the server. Once it is open, it makes one call at a time, so that answers arrive in order:
 * first it reads the cart, for the ids and limits of the lines; then it sends changes; then it reads again. A change
 * aborts a further reading, which is repeated after the last change.
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
  /** it has been read since it was opened, even if that failed */
  let isRead = false
  /** it has been read successfully; a later failure doesn't hide it */
  let isKnown = false
  /** why the last reading failed */
  let failure: ApiError | null = null
  /** the callers that wait for a reading */
  const callers: (() => void)[] = []
  let reading: AbortController | null = null
  let isLate = false
  /** the warnings of the last reading, as JSON */
  let warned = new Set<string>()
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

  /** Makes a call. Other calls wait until it ends. */
  function call<Result>(work: () => Promise<Result>): Promise<Result> {
    isCalling.set(true)
    return work().finally(() => isCalling.set(false))
  }

  /** Reads the cart if a caller waits for it and no change has to be sent first. */
  async function readWhenDue(): Promise<void> {
    while (isOpen() && !isCalling.get() && callers.length > 0 && !(isRead && isWriting())) await call(read)
  }

  async function read(): Promise<void> {
    const { api } = connected()
    // Those who call from now on need a newer answer than this one.
    const served = callers.length
    let corrections: (() => Promise<void>)[] = []
    reading = new AbortController()
    isLate = false
    const arrive = isKnown ? () => {} : schedule(beLate, SLOW_READ_MS)
    const answer = await api.load(reading.signal).then(cleanUp).catch(asApiError)
    arrive()
    reading = null
    if (answer instanceof ApiError) {
      // Aborted for a change, or because the cart was closed: the callers still wait for a reading.
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

  /** Shows each warning once, not at every reload if the server keeps the line. @returns the new warnings */
  function news(warnings: readonly CartNotice[]): CartNotice[] {
    const now = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))
    const fresh = [...now].flatMap(([text, warning]) => (warned.has(text) ? [] : [warning]))
    warned = new Set(now.keys())
    // CART-12 wants a toast for a lowered quantity alone; the cart itself shows all changes.
    for (const warning of fresh) if (warning.kind !== 'gone') notify(warning)
    return fresh
  }

  /** Reads the cart again, and aborts a reading that is late. Never rejects. */
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

  /** Notifies the other tabs and reads the cart, once after the last of several changes. */
  function readLater(): void {
    cancelScheduled()
    cancelScheduled = schedule(() => {
      connected().channel.changed()
      // It may have been closed while the change was sent.
      if (isOpen()) void refresh()
    }, QUIET_MS)
  }

  /** Aborts a reading that no change waits for. */
  function giveWay(): void {
    if (isRead && !isWriting()) reading?.abort()
  }

  async function carryOut(operation: Operation): Promise<number | CartNotice> {
    const { subject, change } = operation
    // Some servers don't send the id of a new line. It is read before the line can be changed.
    if (change.kind === 'set' && find(subject.key)?.id === null) await read()
    const line = find(subject.key) ?? { ...subject, id: null, quantity: 0 }
    const result = await sendChange(connected().api, line, change)
    if ('kind' in result) return result
    // `settled` includes the change from now on. It must not count twice while it is still in the queue.
    operation.change = { kind: 'set', to: result.quantity }
    update({ settled: withLine(state.get().settled ?? [], result) })
    return result.quantity
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Sets the owner, loads the cart, sends the waiting changes and follows the other tabs. */
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
    /** Empties the cart after an order of these lines, here and in the other tabs (CHECK-09). */
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
