import type { Id } from '@dukani/contracts'
import { product } from '#mocks/products.ts'
import { createSessionCart } from '#features/cart/model/sessionCart.ts'
import type { CartNotice } from '#features/cart/model/cartNotice.ts'
import type { MergeReport } from '#features/cart/model/mergeCarts.ts'
import { fakeCart, fakeChannel, manualSchedule, rest, type FakeCartOptions } from './fakeCart.ts'

export const wine = product({ id: 'wine', inventory: 9, effective_inventory: 9 })
export const honey = product({ id: 'honey', inventory: 9, effective_inventory: 9 })
/** A line as a server has it. */
export const line = (of: typeof wine, quantity: number) => ({
  id: `l-${of.id}`,
  product: of,
  specification: null,
  quantity,
})
const COMPLETE: MergeReport = { isComplete: true, notices: [] }

interface FakeBrowserOptions extends Pick<FakeCartOptions, 'fates' | 'travel'> {
  /** in place of timers that a test lets pass */
  schedule?: (task: () => void, ms: number) => () => void
}

/**
 * A browser before a server with the carts of a guest and of two customers.
 * @param options what happens to the calls of each cart, among others
 */
export function browser(
  lines: Record<string, FakeCartOptions['lines']> = {},
  { schedule, ...calls }: FakeBrowserOptions = {},
) {
  const carts = new Map<Id | null, ReturnType<typeof fakeCart>>()
  const cartOf = (owner: Id | null) => {
    const known = carts.get(owner) ?? fakeCart({ lines: lines[String(owner)] ?? [], ...calls })
    known.stock(wine, honey)
    carts.set(owner, known)
    return known
  }
  const channels = new Map<Id | null, ReturnType<typeof fakeChannel>>()
  const tabs = (owner: Id | null) => {
    const known = channels.get(owner) ?? fakeChannel()
    channels.set(owner, known)
    return known
  }
  const timers = manualSchedule()
  const notices: CartNotice[] = []
  let mark = false
  let merges: { userId: Id; report: PromiseWithResolvers<MergeReport> }[] = []
  const cart = createSessionCart({
    connectionOf: (owner) => ({ api: cartOf(owner).api, channel: tabs(owner).channel }),
    merge(userId) {
      const report = Promise.withResolvers<MergeReport>()
      merges = [...merges, { userId, report }]
      return report.promise
    },
    mark: {
      isSet: () => mark,
      set: () => {
        mark = true
      },
      clear: () => {
        mark = false
      },
    },
    schedule: schedule ?? timers.schedule,
  })
  const stop = cart.start((notice) => notices.push(notice))
  return {
    cart,
    stop,
    timers,
    notices,
    tabs,
    api: (owner: Id | null) => cartOf(owner).api,
    calls: (owner: Id | null) => cartOf(owner).server.calls,
    merges: () => merges.map(({ userId }) => userId),
    /** Ends a merge, the last one unless said otherwise: the guest's lines go over. */
    async merged(report: MergeReport = COMPLETE, index = -1) {
      const now = merges.at(index)
      if (now) {
        const moved = cartOf(null).server.lines
        cartOf(null).server.lines = []
        for (const { product: of, specification, quantity } of moved)
          await cartOf(now.userId).api.add({
            product: of?.id ?? '',
            specification: specification?.id ?? null,
            quantity,
          })
        now.report.resolve(report)
      }
      await rest()
    },
    isMarked: () => mark,
    leaveMark: () => {
      mark = true
    },
    async pass() {
      timers.pass()
      await rest()
    },
  }
}
