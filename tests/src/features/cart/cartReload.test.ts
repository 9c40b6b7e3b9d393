import { describe, expect, test, vi } from 'vitest'
import { product, specifiedProduct } from '#mocks/products.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import { cleanUp } from '#features/cart/model/cleanUp.ts'
import { createCartStore } from '#features/cart/model/cartStore.ts'
import { EMPTY_CART } from '#features/cart/model/cartTypes.ts'
import { fakeCart, fakeChannel, linesOf, rest, startedCart } from './fakeCart.ts'

const wine = product({ id: 'wine', name: 'საფერავი', inventory: 14, effective_inventory: 14 })
const wineKey = lineKey('wine')
const line = linesOf(wine)

describe('CART-12 the clean-up of a reloaded cart', () => {
  const settled = { id: 1, product: wine, specification: null, specificationId: null, quantity: 2 }

  test('a line with no product goes', () => {
    const gone = { ...settled, product: null }
    expect(cleanUp([gone])).toEqual({
      lines: [],
      removals: [gone],
      reductions: [],
      warnings: [{ kind: 'gone', name: null }],
    })
  })

  test.each([0, -1])('a line with the quantity %i goes', (quantity) => {
    const { removals, warnings } = cleanUp([{ ...settled, quantity }])
    expect(removals).toHaveLength(1)
    expect(warnings).toEqual([])
  })

  test('a line whose specification no longer exists goes', () => {
    const gone = { ...settled, product: specifiedProduct(), specificationId: 'gone' }
    const warnings = [{ kind: 'gone', name: gone.product.name }]
    expect(cleanUp([gone])).toMatchObject({ lines: [], removals: [gone], warnings })
  })

  test('stock below the quantity lowers it and warns', () => {
    const short = { ...settled, product: product({ name: 'საფერავი', effective_inventory: 3 }), quantity: 5 }
    const lowered = { ...short, quantity: 3 }
    expect(cleanUp([short])).toEqual({
      lines: [lowered],
      removals: [],
      reductions: [lowered],
      warnings: [{ kind: 'reduced', name: 'საფერავი', n: 3 }],
    })
  })

  test('CART-16 the stock is the chosen specification’s', () => {
    const specified = specifiedProduct({ effective_inventory: 0, inventory: 0 })
    const [small = null] = specified.specifications
    const chosen = {
      ...settled,
      product: specified,
      specification: small,
      specificationId: small?.id ?? null,
    }
    expect(cleanUp([chosen]).lines).toEqual([chosen])
  })

  test('stock 0 takes the line out', () => {
    const soldOut = { ...settled, product: product({ effective_inventory: 0 }) }
    const warnings = [{ kind: 'gone', name: soldOut.product.name }]
    expect(cleanUp([soldOut])).toMatchObject({ lines: [], removals: [soldOut], warnings })
  })

  test('the server is updated, and the warning is shown once', async () => {
    const short = product({ id: 'short', name: 'თაფლი', inventory: 2, effective_inventory: 2 })
    const { store, server, notices } = await startedCart({
      lines: [
        line({ product: null, id: 'gone' }),
        line({ id: 'kept' }),
        line({ id: 'short', product: short, quantity: 4 }),
      ],
    })
    expect(store.getSnapshot().lines.map(({ quantity }) => quantity)).toEqual([1, 2])
    const reduced = { kind: 'reduced', name: 'თაფლი', n: 2 }
    expect(notices).toEqual([reduced])
    expect(store.getSnapshot().changes).toEqual([{ kind: 'gone', name: null }, reduced])
    expect(server.calls).toEqual(['load', 'remove gone', 'change short 2'])
    await store.reload()
    expect(server.calls).toHaveLength(4)
    expect(notices).toHaveLength(1)
    expect(store.getSnapshot().changes).toHaveLength(2)
    store.forgetRemoved()
    expect(store.getSnapshot().changes).toEqual([])
  })

  test('a refused clean-up is neither repeated in a loop nor reported again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const short = product({ id: 'short', inventory: 2, effective_inventory: 2 })
    const { store, server, notices } = await startedCart({
      lines: [line({ id: 'short', product: short, quantity: 4 })],
      fates: ['ok', 'refused', 'ok', 'refused'],
    })
    expect(server.calls).toEqual(['load', 'change short 2'])
    await store.reload()
    await rest()
    expect(server.calls).toEqual(['load', 'change short 2', 'load', 'change short 2'])
    expect(notices).toHaveLength(1)
    expect(store.getSnapshot().count).toBe(2)
  })
})

describe('loading', () => {
  test('before it is mounted nothing is requested', async () => {
    const { api, server } = fakeCart({ lines: [line()] })
    const store = createCartStore({
      connectionOf: () => ({ api, channel: fakeChannel().channel }),
      notify: () => {},
    })
    await rest()
    expect(store.getSnapshot()).toBe(EMPTY_CART)
    expect(EMPTY_CART).toMatchObject({ status: 'idle', count: 0, rows: [] })
    expect(server.calls).toEqual([])
    store.open(null)
    expect(store.getSnapshot().status).toBe('loading')
    await rest()
    store.close()
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 1 })
  })

  test('CART-11 a failure is shown, and another try is possible', async () => {
    const { store, notices } = await startedCart({ lines: [line()], fates: ['lost'] })
    expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { kind: 'network' }, rows: [] })
    expect(notices).toMatchObject([{ kind: 'loadFailed' }])
    await store.reload()
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', error: null, count: 1 })
  })

  test('a cart that can’t be loaded can still be added to', async () => {
    const { store, server, timers } = await startedCart({ products: [wine], fates: ['lost'] })
    expect(await store.add(wine)).toMatchObject({ ok: true })
    expect(server.lines).toMatchObject([{ quantity: 1 }])
    timers.pass()
    await rest()
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 1 })
  })

  test('CART-15 after a burst the cart is reloaded once, and the other tabs are notified', async () => {
    const { store, server, timers, tabs } = await startedCart({ lines: [line()] })
    await Promise.all([store.increase(wineKey), store.increase(wineKey)])
    await store.increase(wineKey)
    expect(timers.count()).toBe(1)
    server.lines = [line({ quantity: 4 }), line({ id: 'line-2', product: product({ id: 'from elsewhere' }) })]
    timers.pass()
    await rest()
    expect(server.calls.filter((call) => call === 'load')).toHaveLength(2)
    expect(tabs.told()).toBe(1)
    expect(store.getSnapshot().count).toBe(5)
  })

  test('CART-15 other tabs follow, without notifying further', async () => {
    const { store, server, tabs } = await startedCart({ lines: [line()] })
    server.lines = [line({ quantity: 3 })]
    tabs.otherTab()
    await rest()
    expect(store.getSnapshot().count).toBe(3)
    expect(tabs.told()).toBe(0)
  })

  test('a pending reload is aborted for a change, and repeated after it', async () => {
    const held = Promise.withResolvers<void>()
    let loads = 0
    const { store, server, timers } = await startedCart({
      lines: [line()],
      travel: (what) => {
        if (what === 'load comes back') loads += 1
        return what === 'load comes back' && loads === 2 ? held.promise : Promise.resolve()
      },
    })
    const reading = store.reload()
    await rest()
    expect(await store.increase(wineKey)).toMatchObject({ ok: true })
    held.resolve()
    await reading
    expect(server.calls).toEqual(['load', 'load', 'change line-1 2', 'load'])
    expect(store.getSnapshot().count).toBe(2)
    expect(timers.count()).toBe(1)
  })

  test('a reload that failed without a notice is repeated when the connection is back', async () => {
    const { store, server, timers, notices } = await startedCart({
      lines: [line()],
      fates: ['ok', 'ok', 'lost'],
    })
    await store.increase(wineKey)
    server.lines = [line({ quantity: 5 })]
    timers.pass()
    await rest()
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 2 })
    expect(notices).toEqual([])
    store.catchUp()
    await rest()
    expect(store.getSnapshot().count).toBe(5)
    store.catchUp()
    await rest()
    expect(server.calls.filter((call) => call === 'load')).toHaveLength(3)
  })

  test('a change whose answer was lost shows what the server made of it', async () => {
    const { store, timers } = await startedCart({ lines: [line()], fates: ['ok', 'lost'] })
    expect(await store.increase(wineKey)).toMatchObject({ ok: false, notice: { error: { kind: 'timeout' } } })
    expect(store.getSnapshot().count).toBe(1)
    timers.pass()
    await rest()
    expect(store.getSnapshot().count).toBe(2)
  })

  test('stopped and started again, as React does in development, it loads once more', async () => {
    const { store } = await startedCart({ lines: [line()] })
    store.close()
    store.open(null)
    await rest()
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 1 })
  })
})
