import type { Product } from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { product, specifiedProduct } from '#mocks/products.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import { createCartStore, type CartStore } from '#features/cart/model/cartStore.ts'
import { fakeCart, fakeChannel, rest, type Fate } from './fakeCart.ts'

/**
 * The cart against a server, with every call, answer, tap and timer in an order that chance makes: whatever happens
 * on the way, in the end the shopper sees what the server has.
 */

const wine = product({ id: 'wine', inventory: 14, effective_inventory: 14 })
const rare = product({ id: 'rare', inventory: 2, effective_inventory: 2 })
const specified = specifiedProduct({ id: 'specified' })
const [small = null] = specified.specifications
const goods = [
  { product: wine, specification: null },
  { product: rare, specification: null },
  { product: specified, specification: small },
]
const keyOf = (index: number) => {
  const of = goods[index]
  return lineKey(of?.product.id ?? '', of?.specification?.id ?? null)
}

type Tap =
  | { does: 'add'; what: number; quantity: number }
  | { does: 'set'; what: number; quantity: number }
  | { does: 'increase' | 'decrease' | 'remove' | 'undo'; what: number }
  | { does: 'reload' }
  /** another tab or device puts so many there */
  | { does: 'elsewhere'; what: number; quantity: number }

const what = fc.nat(goods.length - 1)
const ownTap: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({ does: fc.constant('add' as const), what, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('set' as const), what, quantity: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ does: fc.constantFrom('increase' as const, 'decrease', 'remove', 'undo'), what }),
  fc.constant({ does: 'reload' as const }),
)
const elsewhere = fc.record({
  does: fc.constant('elsewhere' as const),
  what,
  quantity: fc.integer({ min: 0, max: 5 }),
})
const anyFate = fc.constantFrom<Fate>('ok', 'refused', 'lost', 'unsaid')

function tapOn(store: CartStore, tap: Exclude<Tap, { does: 'elsewhere' }>): Promise<unknown> {
  if (tap.does === 'reload') return store.reload()
  const of = goods[tap.what]
  const key = keyOf(tap.what)
  switch (tap.does) {
    case 'add':
      return of ? store.add(of.product, of.specification, tap.quantity) : Promise.resolve()
    case 'set':
      return store.setQuantity(key, tap.quantity)
    case 'increase':
      return store.increase(key)
    case 'decrease':
      return store.decrease(key)
    case 'remove':
      return store.remove(key)
    case 'undo':
      return store.undoRemove(key)
  }
}

type Amounts = Record<string, number>
const amounts = (lines: readonly { product: Product | null; quantity: number }[]): Amounts =>
  Object.fromEntries(lines.map((line) => [String(line.product?.id), line.quantity]))

async function play(scheduler: fc.Scheduler, taps: readonly Tap[], fates: Fate[]) {
  const fake = fakeCart({ fates, travel: (step) => scheduler.schedule(Promise.resolve(), step) })
  fake.stock(wine, rare, specified)
  const tabs = fakeChannel()
  const store = createCartStore({
    connectionOf: () => ({ api: fake.api, channel: tabs.channel }),
    notify: () => {},
    schedule: (task) => {
      let isDue = true
      void scheduler.schedule(Promise.resolve(), 'quiet').then(() => {
        if (isDue) task()
      })
      return () => {
        isDue = false
      }
    },
  })
  store.open(null)
  const results: unknown[] = []
  scheduler.scheduleSequence(
    taps.map((tap, index) => ({
      label: `${index} ${JSON.stringify(tap)}`,
      builder: () => {
        if (tap.does === 'elsewhere') {
          const of = goods[tap.what]
          const others = fake.server.lines.filter((line) => line.product?.id !== of?.product.id)
          const put =
            of && tap.quantity > 0
              ? [{ id: `other-${index}`, ...of, quantity: Math.min(tap.quantity, 2) }]
              : []
          fake.server.lines = [...others, ...put]
          tabs.otherTab()
        } else {
          void tapOn(store, tap).then((result) => results.push(result))
        }
        return Promise.resolve()
      },
    })),
  )
  await settle(scheduler)
  return { ...fake, store, results }
}

async function settle(scheduler: fc.Scheduler): Promise<void> {
  for (await rest(); scheduler.count() > 0; await rest()) await scheduler.waitOne()
}

test('CART-15 in the end the shopper sees what the server has, whatever was refused, lost or done elsewhere', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.oneof({ weight: 5, arbitrary: ownTap }, { weight: 1, arbitrary: elsewhere }), {
        maxLength: 12,
      }),
      fc.array(anyFate, { maxLength: 12 }),
      async (scheduler, taps, fates) => {
        const { store, server, results, heal } = await play(scheduler, taps, fates)
        // A connection that is back: what could not be read is read.
        heal()
        store.catchUp()
        await settle(scheduler)
        expect(amounts(store.getSnapshot().lines)).toEqual(amounts(server.lines))
        expect(store.getSnapshot()).toMatchObject({ status: 'ready', isPending: false })
        expect(results).toHaveLength(taps.filter(({ does }) => does !== 'elsewhere').length)
        expect(server.mostAtOnce).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 100 },
  )
})

test('CART-15 without failures no tap is lost: what is shown after the last one is what remains', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(ownTap, { minLength: 1, maxLength: 12 }),
      async (scheduler, taps) => {
        let shown: Amounts = {}
        const { store, server } = await play(scheduler, taps, [])
        // The same taps, each given all the time it needs, are what the shopper meant.
        const patient = fakeCart()
        patient.stock(wine, rare, specified)
        const calm = createCartStore({
          connectionOf: () => ({ api: patient.api, channel: fakeChannel().channel }),
          notify: () => {},
          schedule: () => () => {},
        })
        calm.open(null)
        await rest()
        for (const tap of taps) {
          if (tap.does !== 'elsewhere') await tapOn(calm, tap)
          shown = amounts(calm.getSnapshot().lines)
        }
        expect(amounts(server.lines)).toEqual(shown)
        expect(amounts(store.getSnapshot().lines)).toEqual(shown)
      },
    ),
    { numRuns: 100 },
  )
})
