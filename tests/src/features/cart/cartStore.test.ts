import { describe, expect, test, vi } from 'vitest'
import { product } from '#mocks/products.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import type { OrderedLine } from '#features/cart/model/orderedLines.ts'
import { linesOf, rest, startedCart } from './fakeCart.ts'

const wine = product({ id: 'wine', inventory: 14, effective_inventory: 14 })
const honey = product({ id: 'honey', inventory: 3, effective_inventory: 3 })
const [wineKey, honeyKey] = [lineKey('wine'), lineKey('honey')]
const line = linesOf(wine)
const honeyLine = line({ id: 'line-2', product: honey })

describe('a line whose id the server didn’t return', () => {
  test('can be added to without it', async () => {
    const { store, server } = await startedCart({ products: [wine], fates: ['ok', 'unsaid'] })
    await store.add(wine)
    await store.add(wine)
    expect(server.calls).toEqual(['load', 'add wine 1', 'add wine 1'])
    expect(store.getSnapshot()).toMatchObject({ count: 2, lines: [{ key: wineKey, quantity: 2 }] })
  })

  test('stays as it is while it can’t be asked for', async () => {
    const { store, server } = await startedCart({ products: [wine], fates: ['ok', 'unsaid', 'lost'] })
    await store.add(wine)
    expect(await store.setQuantity(wineKey, 3)).toMatchObject({
      ok: false,
      notice: { kind: 'changeFailed', error: { kind: 'parse' } },
    })
    expect(server.calls).toEqual(['load', 'add wine 1', 'load'])
    expect(store.getSnapshot().count).toBe(1)
  })
})

describe('a closed cart', () => {
  test('sends what is done then only when it is opened again', async () => {
    const { store, server } = await startedCart({ lines: [line()] })
    store.close()
    const increased = store.increase(wineKey)
    await rest()
    expect([server.calls, store.getSnapshot().count]).toEqual([['load'], 2])
    store.open(null)
    expect(await increased).toEqual({ ok: true, notice: null })
    expect(server.lines).toMatchObject([{ quantity: 2 }])
  })

  test('isn’t reloaded, neither after a burst nor for another tab', async () => {
    const { store, server, timers, tabs } = await startedCart({ lines: [line()] })
    await store.increase(wineKey)
    expect(timers.count()).toBe(1)
    store.close()
    expect(timers.count()).toBe(0)
    tabs.otherTab()
    store.open(null)
    await rest()
    // The one read of the second opening.
    expect(server.calls.filter((call) => call === 'load')).toHaveLength(2)
  })

  test('aborts the pending reload', async () => {
    const held = Promise.withResolvers<void>()
    const { store } = await startedCart({
      lines: [line()],
      travel: (what) => (what === 'load comes back' ? held.promise : Promise.resolve()),
    })
    store.close()
    held.resolve()
    await rest()
    expect(store.getSnapshot()).toMatchObject({ status: 'loading', count: 0 })
  })

  test('doesn’t notify unsubscribed listeners', async () => {
    const { store } = await startedCart({ lines: [line()] })
    const told = vi.fn()
    const silence = store.subscribe(told)
    await store.increase(wineKey)
    expect(told).toHaveBeenCalled()
    told.mockClear()
    silence()
    await store.increase(wineKey)
    expect(told).not.toHaveBeenCalled()
  })
})

describe('CHECK-09 a cart that was ordered', () => {
  const ordered: OrderedLine[] = [{ id: 'line-1', productId: 'wine', specificationId: null, quantity: 1 }]

  test('is empty at once, with nothing to put back; the other tabs and the reading to come know of it', async () => {
    const { store, api, server, tabs } = await startedCart({ lines: [line(), honeyLine] })
    const remembered = vi.spyOn(api, 'markOrdered')
    await store.remove(honeyKey)
    store.markOrdered(ordered)
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', rows: [], count: 0, total: 0 })
    expect(remembered).toHaveBeenCalledExactlyOnceWith(ordered)
    expect(tabs.told()).toBe(1)
    await rest()
    expect(server.calls.at(-1)).toBe('load')
  })

  test('is not filled again by a reading that was under way', async () => {
    const held = Promise.withResolvers<void>()
    let loads = 0
    const { store, server } = await startedCart({
      lines: [line()],
      travel: (what) => {
        if (what === 'load comes back') loads += 1
        return what === 'load comes back' && loads === 2 ? held.promise : Promise.resolve()
      },
    })
    const seen: number[] = []
    const reading = store.reload()
    await rest()
    server.lines = []
    store.subscribe(() => seen.push(store.getSnapshot().count))
    store.markOrdered(ordered)
    held.resolve()
    await reading
    expect(new Set(seen)).toEqual(new Set([0]))
  })
})

describe('quantities at their ends', () => {
  test('CART-15 an addition that is removed before it was sent has no effect', async () => {
    const held = Promise.withResolvers<void>()
    const { store, server } = await startedCart({
      lines: [honeyLine],
      products: [wine],
      travel: (what) => (what.startsWith('change') ? held.promise : Promise.resolve()),
    })
    const other = store.increase(honeyKey)
    const added = store.add(wine)
    const removed = store.remove(wineKey)
    held.resolve()
    await other
    expect(await added).toEqual({ ok: true, notice: null })
    expect(await removed).toMatchObject({ ok: true })
    expect(server.calls).toEqual(['load', 'change line-2 2'])
  })

  test('CART-06 zero takes the line out', async () => {
    const { store, server } = await startedCart({ lines: [line({ quantity: 3 })] })
    expect(await store.setQuantity(wineKey, 0)).toEqual({ ok: true, notice: { kind: 'removed' } })
    expect(server.calls).toEqual(['load', 'remove line-1'])
  })

  test('CART-05 a line above its limit can only be lowered', async () => {
    const { store, server } = await startedCart({ lines: [line({ quantity: 8 })] })
    expect(store.getSnapshot().lines).toMatchObject([{ quantity: 8, limit: 5 }])
    expect(await store.increase(wineKey)).toEqual({ ok: false, notice: { kind: 'maximum', n: 5 } })
    // Still above it: that is for the server to say.
    expect(await store.decrease(wineKey)).toMatchObject({ ok: false, notice: { kind: 'changeFailed' } })
    expect(await store.setQuantity(wineKey, 5)).toEqual({ ok: true, notice: null })
    expect(server.lines).toMatchObject([{ quantity: 5 }])
  })

  test('CART-09 of what is not in the cart nothing can be changed, nor is there anything to take out', async () => {
    const { store, server } = await startedCart()
    const invalid = { ok: false, notice: { kind: 'invalidProduct' } }
    expect(await store.setQuantity(wineKey, 2)).toEqual(invalid)
    expect(await store.decrease(wineKey)).toEqual(invalid)
    expect(await store.remove(wineKey)).toEqual({ ok: true, notice: null })
    expect(server.calls).toEqual(['load'])
  })

  test('CART-15 an undo that the server refuses says so', async () => {
    const { store, server, timers } = await startedCart({ lines: [line({ product: honey, quantity: 3 })] })
    await store.remove(honeyKey)
    server.lines = []
    timers.pass()
    await rest()
    expect(await store.undoRemove(honeyKey)).toMatchObject({ ok: false, notice: { kind: 'changeFailed' } })
    expect(store.getSnapshot().count).toBe(0)
  })

  test('CART-15 the undo of one line can be dismissed, the others stay', async () => {
    const { store } = await startedCart({ lines: [line(), honeyLine] })
    await store.remove(wineKey)
    await store.remove(honeyKey)
    store.forgetRemoved(wineKey)
    expect(store.getSnapshot().rows).toMatchObject([{ kind: 'removed', line: { key: honeyKey } }])
  })
})
