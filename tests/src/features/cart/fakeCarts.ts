import { quantityLimit, stockOf, type Id, type Product, type Specification } from '@dukani/contracts'
import type { MergeApi } from '#features/cart/model/cartCalls.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { CartLine } from '#shared/api/adapters/cart.ts'

/**
 * `clamps`: as our server does, what fits is added under a key. `strict`: all of it, or a refusal with 400. `limitless`:
 * all of it, whatever the limit, and keys mean nothing to it.
 */
export type ServerKind = 'clamps' | 'strict' | 'limitless'

/** What happens to a call: `unreachable` before anything was done, `lost`: done, but the answer never arrives. */
export type CallFate = 'ok' | 'unreachable' | 'lost'

export interface FakeLine {
  id: Id
  product: Product | null
  specification?: Specification | null
  quantity: number
}

export interface FakeCartsOptions {
  kind?: ServerKind
  /** the server moves the guest's lines by itself when the customer's cart is read in the guest's session */
  mergesItself?: boolean
  guest?: FakeLine[]
  customer?: FakeLine[]
  fates?: CallFate[]
  /** products that the server won't take, whatever their stock */
  unwanted?: Id[]
  /** calls, as `calls` names them, that are refused with a status whenever they come */
  refusals?: Readonly<Record<string, number>>
  /** settles when a call may go on */
  travel?: (what: string) => Promise<unknown>
}

const httpError = (status: number) => new ApiError('http', `refused with status ${status}`, { status })

/** A server with the cart of a guest and that of a customer, which remembers the keys of additions. */
export function fakeCarts(options: FakeCartsOptions = {}) {
  const { kind = 'clamps', mergesItself = false, unwanted = [], refusals = {} } = options
  const { travel = () => Promise.resolve() } = options
  const fates = [...(options.fates ?? [])]
  const state = { guest: [...(options.guest ?? [])], customer: [...(options.customer ?? [])] }
  const answers = new Map<string, string>()
  const calls: string[] = []
  const keys: string[] = []
  const products = new Map(state.guest.map(({ product }) => [product?.id, product]))
  let made = 0

  async function call<Answer>(what: string, work: () => Answer): Promise<Answer> {
    calls.push(what)
    await travel(`${what} goes`)
    const fate = fates.shift() ?? 'ok'
    if (fate === 'unreachable') throw new ApiError('network', 'no connection')
    const refusal = refusals[what]
    if (refusal !== undefined) throw httpError(refusal)
    const answer = work()
    await travel(`${what} comes back`)
    if (fate === 'lost') throw new ApiError('timeout', 'no answer')
    return answer
  }

  function add(product: Product, specification: Specification | null, quantity: number): void {
    const limit = quantityLimit(stockOf(product, specification))
    const index = state.customer.findIndex(
      (line) =>
        line.product?.id === product.id && (line.specification?.id ?? null) === (specification?.id ?? null),
    )
    const before = state.customer[index]?.quantity ?? 0
    if (unwanted.includes(product.id)) throw httpError(400)
    if (kind === 'strict' && before + quantity > limit) throw httpError(400)
    const now = kind === 'limitless' ? before + quantity : Math.min(limit, before + quantity)
    made += 1
    const line = { id: state.customer[index]?.id ?? `c-${made}`, product, specification, quantity: now }
    state.customer = index < 0 ? [...state.customer, line] : state.customer.with(index, line)
  }

  function mergeByItself(): void {
    for (const { product, specification = null, quantity } of state.guest)
      if (product) add(product, specification, quantity)
    state.guest = []
  }

  const api: MergeApi = {
    guestLines: () => call('guest', () => state.guest.map(toLine)),
    linesBefore: () => call('before', () => state.customer.map(toLine)),
    customerLines: () =>
      call('customer', () => {
        if (mergesItself) mergeByItself()
        return state.customer.map(toLine)
      }),
    dropGuestLine: (id) =>
      call(`drop ${String(id)}`, () => {
        state.guest = state.guest.filter((line) => line.id !== id)
      }),
    addOnce: (wanted, key) =>
      call(`add ${String(wanted.product)} ${wanted.quantity}`, () => {
        keys.push(key)
        const body = JSON.stringify(wanted)
        const before = answers.get(key)
        if (before !== undefined && kind !== 'limitless') {
          if (before !== body) throw httpError(422)
          return
        }
        const product = products.get(wanted.product)
        if (!product) throw httpError(404)
        const specification = product.specifications.find(({ id }) => id === wanted.specification) ?? null
        add(product, specification, wanted.quantity)
        answers.set(key, body)
      }),
    setCustomerLine: ({ id, quantity }) =>
      call(`set ${String(id)} ${quantity}`, () => {
        state.customer = state.customer
          .map((line) => (line.id === id ? { ...line, quantity } : line))
          .filter((line) => line.quantity > 0)
      }),
  }

  const quantities = (lines: FakeLine[]) => lines.map(({ product, quantity }) => [product?.id, quantity])
  return {
    api,
    calls,
    keys,
    guest: () => quantities(state.guest),
    customer: () => quantities(state.customer),
    emptyGuest: () => {
      state.guest = []
    },
  }
}

function toLine({ id, product, specification = null, quantity }: FakeLine): CartLine {
  return { id, product, specification, specificationId: specification?.id ?? null, quantity }
}
