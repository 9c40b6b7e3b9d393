import { ApiError, asApiError } from '#shared/api/ApiError.ts'
import { SLOW_READ_MS } from '#shared/api/slowReads.ts'
import type { CartApi } from './cartCalls.ts'
import { keyed, limitOf, type LineSubject, type SettledLine } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'
import { cleanUp } from './cleanUp.ts'
import { correctionsOf } from './corrections.ts'
import { merged, type Change, type Operation } from './operations.ts'

/** The result of a change: the new quantity, or why it was not made. */
export type Outcome =
  { kind: 'done'; quantity: number } | { kind: 'overLimit'; n: number } | { kind: 'failed'; error: ApiError }

/** How long the cart has to be quiet after a change before it is read anew (section 9 of the specification). */
const QUIET_MS = 300

export interface CartQueueOptions {
  /** asked for each call */
  api: () => CartApi
  /** called after every change of the queue's state */
  onChange: () => void
  /** called with each warning of a reload's clean-up (CART-12) */
  onWarning: (warning: CartNotice) => void
  /** called when a burst of changes is over */
  onQuiet: () => void
  /** runs a task later; returns a function that cancels it */
  schedule: (task: () => void, ms: number) => () => void
}

interface Waiting extends Operation {
  outcome: PromiseWithResolvers<Outcome>
}

/**
 * The queue of a cart's calls: one at a time, so that no answer can overtake another. Changes go
 * before reloads; a change aborts a reload under way, which is repeated after the burst.
 */
export function createCartQueue({ api, onChange, onWarning, onQuiet, schedule }: CartQueueOptions) {
  let settled: readonly SettledLine[] | null = null
  let operations: readonly Waiting[] = []
  let corrections: (() => Promise<void>)[] = []
  let warned = new Set<string>()
  let error: ApiError | null = null
  let loading: { controller: AbortController; givesWay: boolean; isLate: boolean } | null = null
  let waitingReloads: PromiseWithResolvers<ApiError | null>[] = []
  let isTried = false
  let isKnown = false
  let isStale = false
  let isRunning = false
  let isStopped = true
  let cancelScheduled = () => {}

  const find = (key: string) => settled?.find((line) => line.key === key)

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      // The next call is chosen in the same tick in which the last one ended.
      for (let next = nextCall(); next !== null; next = nextCall()) await next()
    } finally {
      isRunning = false
    }
  }

  function nextCall(): (() => Promise<void>) | null {
    if (isStopped) return null
    // The first answer comes before any change: ids and limits are in it.
    if (!isTried) return () => load({ givesWay: false })
    const correction = corrections.shift()
    if (correction) return correction
    const [operation] = operations
    if (operation) return () => carryOut(operation)
    return waitingReloads.length > 0 ? () => load({ givesWay: true }) : null
  }

  async function load({ givesWay }: { givesWay: boolean }): Promise<void> {
    const controller = new AbortController()
    const callers = waitingReloads
    // Callers from now on need a newer answer than the one under way.
    waitingReloads = []
    loading = { controller, givesWay, isLate: false }
    onChange()
    const arrive = isKnown ? () => {} : schedule(beLate, SLOW_READ_MS)
    let failure: ApiError | null = null
    try {
      const cleaned = cleanUp(await api().load(controller.signal))
      settled = keyed(cleaned.lines)
      isKnown = true
      corrections = correctionsOf(api(), cleaned)
      warn(cleaned.warnings)
    } catch (thrown) {
      failure = asApiError(thrown)
    }
    arrive()
    loading = null
    // Aborted for a change, or because the cart was stopped: the reload is still to be done.
    if (failure?.kind === 'aborted') {
      waitingReloads.unshift(...callers)
      return
    }
    isTried = true
    isStale = failure !== null
    error = isKnown ? null : failure
    onChange()
    for (const caller of callers) caller.resolve(failure)
  }

  /** Shows a failure when the first load is slow, while the attempt continues (API-01). */
  function beLate(): void {
    if (loading) loading.isLate = true
    error = new ApiError('timeout', 'still loading')
    onChange()
  }

  /** Says each warning once, not at every reload of a server that doesn't follow. */
  function warn(warnings: readonly CartNotice[]): void {
    const now = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))
    for (const [text, warning] of now) if (!warned.has(text)) onWarning(warning)
    warned = new Set(now.keys())
  }

  async function carryOut(operation: Waiting): Promise<void> {
    operation.sent = true
    const outcome = await attempt(operation)
    operations = operations.filter((one) => one !== operation)
    onChange()
    operation.outcome.resolve(outcome)
    quietly()
  }

  async function attempt({ subject, change }: Waiting): Promise<Outcome> {
    try {
      // A server that didn't tell the new line's id has to be asked for it before the line can change.
      if (find(subject.key)?.id === null && change.kind === 'set') await load({ givesWay: false })
      const line = find(subject.key)
      const before = line?.quantity ?? 0
      return change.kind === 'add' || before === 0
        ? await add(line ?? subject, before, change.kind === 'add' ? change.by : change.to)
        : await set(line, change.to)
    } catch (thrown) {
      return { kind: 'failed', error: asApiError(thrown) }
    }
  }

  async function add(subject: LineSubject, before: number, by: number): Promise<Outcome> {
    const quantity = before + by
    const limit = limitOf(subject)
    if (by <= 0) return { kind: 'done', quantity: before }
    if (quantity > limit) return { kind: 'overLimit', n: limit }
    const { key, product, specification } = subject
    const written = await api().add({
      product: product.id,
      specification: specification?.id ?? null,
      quantity: by,
    })
    const id = find(key)?.id ?? written?.id ?? null
    settle(key, { key, product, specification, id, quantity })
    return { kind: 'done', quantity }
  }

  async function set(line: SettledLine | undefined, quantity: number): Promise<Outcome> {
    if (line === undefined || line.quantity === quantity) return { kind: 'done', quantity }
    const { key, id, product, specification } = line
    if (id === null) throw new ApiError('parse', 'the line has no id')
    if (quantity === 0) await api().remove({ id })
    else
      await api().change({
        id,
        product: product.id,
        specification: specification?.id ?? null,
        quantity,
      })
    settle(key, quantity === 0 ? null : { ...line, quantity })
    return { kind: 'done', quantity }
  }

  function settle(key: string, line: SettledLine | null): void {
    const lines = settled ?? []
    if (line === null) settled = lines.filter((one) => one.key !== key)
    else if (find(key)) settled = lines.map((one) => (one.key === key ? line : one))
    else settled = [...lines, line]
  }

  /** After a burst the cart is reloaded once, and the other tabs are notified. */
  function quietly(): void {
    cancelScheduled()
    cancelScheduled = schedule(() => {
      onQuiet()
      void reload()
    }, QUIET_MS)
  }

  function reload(): Promise<ApiError | null> {
    const caller = Promise.withResolvers<ApiError | null>()
    waitingReloads.push(caller)
    if (loading?.isLate) loading.controller.abort()
    void run()
    return caller.promise
  }

  return {
    /** The server's lines with every change that it has confirmed; null until they are known. */
    settled: () => settled,
    operations: (): readonly Operation[] => operations,
    error: () => error,
    /** Queues a change. Waiting changes of the same line are merged. */
    push(subject: LineSubject, change: Change): Promise<Outcome> {
      const waiting = operations.find((one) => one.subject.key === subject.key && !one.sent)
      const operation: Waiting = waiting ?? { subject, change, sent: false, outcome: Promise.withResolvers() }
      if (waiting) waiting.change = merged(waiting.change, change)
      else operations = [...operations, operation]
      cancelScheduled()
      if (loading?.givesWay) loading.controller.abort()
      onChange()
      void run()
      return operation.outcome.promise
    },
    /** Reads the cart anew. Resolves with why that failed, or null. */
    reload,
    /** The server has emptied the cart: shown at once, then read anew. */
    empty(): void {
      settled = []
      if (loading?.givesWay) loading.controller.abort()
      onChange()
      void reload()
    },
    /** Reloads if the last load failed: there may be a connection again. */
    refresh(): void {
      if (isStale) void reload()
    },
    start(): void {
      isStopped = false
      void run()
    },
    stop(): void {
      isStopped = true
      cancelScheduled()
      loading?.controller.abort()
    },
  }
}
