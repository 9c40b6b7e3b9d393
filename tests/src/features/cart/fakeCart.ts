import { quantityLimit, stockOf, type Id, type Product, type Specification } from '@dukani/contracts'
import type { CartApi } from '#features/cart/model/cartCalls.ts'
import type { CartChannel } from '#features/cart/model/cartChannel.ts'
import { createCartStore } from '#features/cart/model/cartStore.ts'
import type { CartNotice } from '#features/cart/model/cartNotice.ts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import { ApiError } from '#shared/api/ApiError.ts'

export interface ServerLine {
  id: Id
  product: Product | null
  specification: Specification | null
  quantity: number
}

/** Makes lines of a product, one piece each unless said otherwise. */
export const linesOf =
  (product: Product) =>
  (overrides: Partial<ServerLine> = {}): ServerLine => ({
    id: 'line-1',
    product,
    specification: null,
    quantity: 1,
    ...overrides,
  })

/**
 * What happens to a call: `ok`; `refused` before anything was done; `lost`: done, but the answer never arrives;
 * `unsaid`: done, but the answer doesn't tell the line's id.
 */
export type Fate = 'ok' | 'refused' | 'lost' | 'unsaid'

export interface FakeCartOptions {
  lines?: ServerLine[]
  /** what happens to the next calls, in order; then all goes well */
  fates?: Fate[]
  /** how long an answer takes: settles when the call may go on */
  travel?: (what: string) => Promise<unknown>
}

export const refusedError = () =>
  new ApiError('http', 'refused', {
    status: 400,
    body: { detail: 'სერვერმა უარი თქვა.', error: null, fieldErrors: {}, code: null, text: null },
  })

/** A server that keeps one cart, by the same rules as ours. */
export function fakeCart({
  lines = [],
  fates: given = [],
  travel = () => Promise.resolve(),
}: FakeCartOptions = {}) {
  let fates = [...given]
  const server = { lines: [...lines], calls: [] as string[], mostAtOnce: 0 }
  let made = 0
  let writing = 0

  async function call<Answer>(what: string, work: () => Answer): Promise<Answer> {
    server.calls.push(what)
    writing += 1
    server.mostAtOnce = Math.max(server.mostAtOnce, writing)
    try {
      await travel(`${what} goes`)
      const fate = fates.shift() ?? 'ok'
      if (fate === 'refused') throw refusedError()
      const answer = work()
      await travel(`${what} comes back`)
      if (fate === 'lost') throw new ApiError('timeout', 'no answer')
      return fate === 'unsaid' ? (null as Answer) : answer
    } finally {
      writing -= 1
    }
  }

  function put(index: number, line: ServerLine): void {
    const limit = line.product ? quantityLimit(stockOf(line.product, line.specification)) : 0
    if (line.quantity < 1 || line.quantity > limit) throw refusedError()
    server.lines = index < 0 ? [...server.lines, line] : server.lines.with(index, line)
  }

  const products = new Map<string, Product>()
  const known = (id: Id) => {
    const product = products.get(String(id)) ?? server.lines.find((line) => line.product?.id === id)?.product
    if (!product) throw refusedError()
    return product
  }

  const api: CartApi = {
    async load(signal) {
      const gone = new Promise<never>((_, reject) => {
        const give = () => reject(new ApiError('aborted', 'given up'))
        if (signal.aborted) give()
        signal.addEventListener('abort', give)
      })
      const read = async () => {
        server.calls.push('load')
        await travel('load goes')
        const fate = fates.shift() ?? 'ok'
        const answer = server.lines.map(toLine)
        await travel('load comes back')
        if (fate === 'refused' || fate === 'lost') throw new ApiError('network', 'no answer')
        return answer
      }
      return Promise.race([read(), gone])
    },
    add: ({ product, specification, quantity }) =>
      call(`add ${String(product)} ${quantity}`, () => {
        const index = server.lines.findIndex(
          (line) => line.product?.id === product && (line.specification?.id ?? null) === specification,
        )
        const before = server.lines[index]
        const of = known(product)
        made += 1
        const line = {
          id: before?.id ?? `made-${made}`,
          product: of,
          specification: of.specifications.find(({ id }) => id === specification) ?? null,
          quantity: (before?.quantity ?? 0) + quantity,
        }
        put(index, line)
        return { id: line.id }
      }),
    change: ({ id, quantity }) =>
      call(`change ${String(id)} ${quantity}`, () => {
        const index = server.lines.findIndex((line) => line.id === id)
        const line = server.lines[index]
        if (!line) throw new ApiError('http', 'gone', { status: 404 })
        put(index, { ...line, quantity })
      }),
    remove: ({ id }) =>
      call(`remove ${String(id)}`, () => {
        server.lines = server.lines.filter((line) => line.id !== id)
      }),
    markOrdered: () => {},
  }

  return {
    api,
    server,
    /** From now on all goes well. */
    heal: () => {
      fates = []
    },
    /** Lets the server know a product that isn't in the cart yet. */
    stock: (...sold: Product[]) => {
      for (const product of sold) products.set(String(product.id), product)
    },
  }
}

function toLine({ id, product, specification, quantity }: ServerLine): CartLine {
  return { id, product, specification, quantity, specificationId: specification?.id ?? null }
}

/** Tasks for later that a test runs when it wants. */
export function manualSchedule() {
  let tasks: { task: () => void; ms: number }[] = []
  return {
    schedule: (task: () => void, ms: number) => {
      tasks.push({ task, ms })
      return () => {
        tasks = tasks.filter((one) => one.task !== task)
      }
    },
    /** Runs what is due. */
    pass: () => {
      const due = tasks
      tasks = []
      for (const { task } of due) task()
    },
    count: () => tasks.length,
    /** how long each of them waits, ms */
    waits: () => tasks.map(({ ms }) => ms),
  }
}

/** Two ends that stand for the tabs of a browser. */
export function fakeChannel() {
  const listeners = new Set<() => void>()
  let told = 0
  const channel: CartChannel = {
    changed: () => {
      told += 1
    },
    listen(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
  return {
    channel,
    told: () => told,
    listeners: () => listeners.size,
    otherTab: () => {
      for (const listener of listeners) listener()
    },
  }
}

/** Lets everything that only waits for promises happen. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** A started cart before a fake server. */
export async function startedCart(options: FakeCartOptions & { products?: Product[] } = {}) {
  const fake = fakeCart(options)
  fake.stock(...(options.products ?? []))
  const timers = manualSchedule()
  const tabs = fakeChannel()
  const notices: CartNotice[] = []
  const store = createCartStore({
    connectionOf: () => ({ api: fake.api, channel: tabs.channel }),
    notify: (notice) => notices.push(notice),
    schedule: timers.schedule,
  })
  store.open(null)
  await rest()
  return { ...fake, store, timers, tabs, notices }
}
