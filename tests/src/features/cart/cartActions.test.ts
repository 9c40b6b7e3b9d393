import { describe, expect, test, vi } from 'vitest'
import { product, specifiedProduct } from '#mocks/products.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import { linesOf, rest, startedCart } from './fakeCart.ts'

const wine = product({ id: 'wine', inventory: 14, effective_inventory: 14 })
const rare = product({ id: 'rare', inventory: 3, effective_inventory: 3 })
const wineKey = lineKey('wine')
const line = linesOf(wine)

describe('adding', () => {
  test('CART-07 reports success', async () => {
    const { store, server } = await startedCart({ products: [wine] })
    expect(await store.add(wine)).toEqual({ ok: true, notice: { kind: 'added' } })
    expect(server.lines).toMatchObject([{ product: { id: 'wine' }, quantity: 1 }])
    expect(store.getSnapshot()).toMatchObject({ count: 1, total: 3850, isPending: false })
  })

  test('CART-07 a choice without stock is refused, before anything is sent', async () => {
    const { store, server } = await startedCart()
    const soldOut = product({ inventory: 0, effective_inventory: 0 })
    expect(await store.add(soldOut)).toEqual({ ok: false, notice: { kind: 'outOfStock' } })
    const specified = specifiedProduct()
    expect(await store.add(specified, specified.specifications[1] ?? null)).toEqual({
      ok: false,
      notice: { kind: 'outOfStock' },
    })
    expect(server.calls).toEqual(['load'])
  })

  test('CART-07 a product with specifications needs one that has a price', async () => {
    const { store, server } = await startedCart()
    const specified = specifiedProduct()
    const refused = { ok: false, notice: { kind: 'specificationNeeded' } }
    expect(await store.add(specified)).toEqual(refused)
    expect(await store.add(specified, specified.specifications[2] ?? null)).toEqual(refused)
    expect(server.calls).toEqual(['load'])
  })

  test.each([
    ['five, whatever the stock', wine, 5],
    ['the stock, when that is less', rare, 3],
  ])('CART-07 the item’s total in the cart may not exceed %s', async (_, sold, n) => {
    const { store, server } = await startedCart({
      lines: [line({ product: sold, quantity: n - 1 })],
    })
    expect(await store.add(sold, null, 2)).toEqual({ ok: false, notice: { kind: 'maximum', n } })
    expect(await store.add(sold)).toMatchObject({ ok: true })
    expect(await store.add(sold)).toEqual({ ok: false, notice: { kind: 'maximum', n } })
    expect(server.lines).toMatchObject([{ quantity: n }])
  })

  test('CART-08 what the server refuses is taken back, with its error', async () => {
    const { store, server } = await startedCart({ products: [wine], fates: ['ok', 'refused'] })
    const adding = store.add(wine)
    expect(store.getSnapshot().count).toBe(1)
    expect(await adding).toMatchObject({
      ok: false,
      notice: { kind: 'changeFailed', error: { detail: 'სერვერმა უარი თქვა.' } },
    })
    expect(store.getSnapshot().count).toBe(0)
    expect(server.lines).toEqual([])
  })

  test('CART-15 two quick taps never lose one', async () => {
    const { store, server } = await startedCart({ products: [wine] })
    const both = Promise.all([store.add(wine), store.add(wine)])
    expect(store.getSnapshot().count).toBe(2)
    expect(await both).toMatchObject([{ ok: true }, { ok: true }])
    expect(server.lines).toMatchObject([{ quantity: 2 }])
  })

  test('CART-07 a tap before the cart is loaded takes effect later, within the limit', async () => {
    const held = Promise.withResolvers<void>()
    const { store, server } = await startedCart({
      lines: [line({ quantity: 4 })],
      travel: (what) => (what === 'load goes' ? held.promise : Promise.resolve()),
    })
    const taps = [store.add(wine), store.add(wine)]
    expect(store.getSnapshot()).toMatchObject({ status: 'loading', count: 2 })
    held.resolve()
    expect(await Promise.all(taps)).toEqual([
      { ok: false, notice: { kind: 'maximum', n: 5 } },
      { ok: false, notice: { kind: 'maximum', n: 5 } },
    ])
    expect(await store.add(wine)).toMatchObject({ ok: true })
    expect(server.lines).toMatchObject([{ quantity: 5 }])
  })
})

describe('quantities', () => {
  test('CART-05 plus stops at the smaller of stock and five', async () => {
    const { store, server } = await startedCart({ lines: [line({ quantity: 4 })] })
    expect(await store.increase(wineKey)).toEqual({ ok: true, notice: null })
    expect(await store.increase(wineKey)).toEqual({ ok: false, notice: { kind: 'maximum', n: 5 } })
    expect(store.getSnapshot().lines).toMatchObject([{ quantity: 5, limit: 5 }])
    expect(server.lines).toMatchObject([{ quantity: 5 }])
  })

  test('CART-06 decreasing at 1 takes the line out', async () => {
    const { store, server } = await startedCart({ lines: [line({ quantity: 2 })] })
    await store.decrease(wineKey)
    expect(server.lines).toMatchObject([{ quantity: 1 }])
    expect(await store.decrease(wineKey)).toEqual({ ok: true, notice: { kind: 'removed' } })
    expect(server.lines).toEqual([])
  })

  test('CART-09 a product that isn’t in the cart can’t be increased', async () => {
    const { store } = await startedCart()
    expect(await store.increase(lineKey('nothing'))).toEqual({
      ok: false,
      notice: { kind: 'invalidProduct' },
    })
  })

  test('CART-15 quick taps end in one quantity, sent as such', async () => {
    const { store, server } = await startedCart({ lines: [line()] })
    const taps = [store.increase(wineKey), store.increase(wineKey), store.increase(wineKey)]
    expect(store.getSnapshot().count).toBe(4)
    await Promise.all(taps)
    expect(server.lines).toMatchObject([{ quantity: 4 }])
    expect(server.calls).toEqual(['load', 'change line-1 2', 'change line-1 4'])
  })

  test('CART-15 a refused quantity goes back', async () => {
    const { store } = await startedCart({ lines: [line({ quantity: 2 })], fates: ['ok', 'refused'] })
    const change = store.setQuantity(wineKey, 4)
    expect(store.getSnapshot().count).toBe(4)
    expect(await change).toMatchObject({ ok: false, notice: { kind: 'changeFailed' } })
    expect(store.getSnapshot().count).toBe(2)
  })

  test('a line whose id isn’t known yet is requested before it changes', async () => {
    const { store, server } = await startedCart({ products: [wine], fates: ['ok', 'unsaid'] })
    await store.add(wine)
    await store.setQuantity(wineKey, 3)
    expect(server.calls).toEqual(['load', 'add wine 1', 'load', 'change made-1 3'])
  })
})

describe('removing', () => {
  test('CART-10 reports success; a failure is reported and restores the line', async () => {
    const { store } = await startedCart({ lines: [line()], fates: ['ok', 'refused'] })
    const removal = store.remove(wineKey)
    expect(store.getSnapshot().lines).toEqual([])
    expect(await removal).toMatchObject({ ok: false, notice: { kind: 'removeFailed' } })
    expect(store.getSnapshot().rows).toMatchObject([{ kind: 'line', line: { quantity: 1 } }])
    expect(await store.remove(wineKey)).toEqual({ ok: true, notice: { kind: 'removed' } })
  })

  test('CART-15 can be undone at the line’s position', async () => {
    const { store, server } = await startedCart({
      lines: [line({ quantity: 2 }), line({ id: 'line-2', product: rare })],
      products: [wine],
    })
    await store.remove(wineKey)
    const [gone, stays] = store.getSnapshot().rows
    expect(gone).toMatchObject({
      kind: 'removed',
      line: { key: wineKey, quantity: 2, product: { id: 'wine' } },
    })
    expect(stays).toMatchObject({ kind: 'line', line: { product: { id: 'rare' } } })
    expect(await store.undoRemove(wineKey)).toMatchObject({ ok: true })
    await store.reload()
    expect(server.lines.map(({ product: of }) => of?.id)).toEqual(['rare', 'wine'])
    expect(store.getSnapshot().lines.map(({ product: of, quantity }) => [of.id, quantity])).toEqual([
      ['wine', 2],
      ['rare', 1],
    ])
  })

  test('CART-15 an undo before the removal was sent sends nothing', async () => {
    const held = Promise.withResolvers<void>()
    const { store, server } = await startedCart({
      lines: [line({ quantity: 2 }), line({ id: 'line-2', product: rare })],
      travel: (what) => (what.startsWith('change line-2') ? held.promise : Promise.resolve()),
    })
    const other = store.increase(lineKey('rare'))
    const removal = store.remove(wineKey)
    const undo = store.undoRemove(wineKey)
    held.resolve()
    expect(await Promise.all([other, removal, undo])).toEqual([
      { ok: true, notice: null },
      { ok: true, notice: null },
      { ok: true, notice: null },
    ])
    expect(server.calls).toEqual(['load', 'change line-2 2'])
  })

  test('CART-15 the undo disappears when the shopper leaves, or adds the product again', async () => {
    const { store } = await startedCart({
      lines: [line(), line({ id: 'line-2', product: rare })],
      products: [wine],
    })
    await store.remove(wineKey)
    await store.remove(lineKey('rare'))
    await store.add(wine)
    expect(store.getSnapshot().rows.map(({ kind }) => kind)).toEqual(['line', 'removed'])
    const told = vi.fn()
    store.subscribe(told)
    store.forgetRemoved()
    expect(told).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot().rows.map(({ kind }) => kind)).toEqual(['line'])
    expect(await store.undoRemove(lineKey('rare'))).toEqual({ ok: true, notice: null })
    expect(store.getSnapshot().count).toBe(1)
  })
})

test('how many of a product, or of one choice of it, the cart holds', async () => {
  const specified = specifiedProduct({ id: 7 })
  const [small = null] = specified.specifications
  const { store } = await startedCart({
    lines: [line({ quantity: 2 }), line({ id: 2, product: specified, specification: small, quantity: 3 })],
  })
  await rest()
  expect(store.quantityOf('7')).toBe(3)
  expect(store.quantityOf(7, small?.id)).toBe(3)
  expect(store.quantityOf(7, null)).toBe(0)
  expect(store.quantityOf('wine', null)).toBe(2)
})
