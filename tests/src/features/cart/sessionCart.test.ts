import { describe, expect, test, vi } from 'vitest'
import { lineKey } from '#features/cart/model/cartLine.ts'
import type { MergeReport } from '#features/cart/model/mergeCarts.ts'
import { browser, honey, line, wine } from './fakeBrowser.ts'
import { rest } from './fakeCart.ts'

const wineKey = lineKey('wine')

describe('CART-13 the cart of the current session', () => {
  test('requests nothing before the session is known; added products wait and are shown', async () => {
    const { cart, calls } = browser()
    const added = cart.add(wine, null, 2)
    await rest()
    expect(cart.getSnapshot()).toMatchObject({ status: 'idle', count: 2, isPending: true })
    expect([calls(null), calls('nino')]).toEqual([[], []])
    cart.follow('nino')
    expect(await added).toMatchObject({ ok: true, notice: { kind: 'added' } })
    expect(calls('nino')).toEqual(['load', 'add wine 2'])
    expect(calls(null)).toEqual([])
  })

  test('a guest’s is the guest’s, at once', async () => {
    const { cart, calls, merges } = browser({ null: [line(wine, 1)] })
    cart.follow(null)
    await rest()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 1 })
    expect([calls(null), merges()]).toEqual([['load'], []])
  })

  test('a login keeps the guest’s lines in view until they are in the customer’s cart', async () => {
    const { cart, pass, merged, merges, calls } = browser({ null: [line(wine, 2)], nino: [line(honey, 1)] })
    cart.follow(null)
    await rest()
    const seen: number[] = []
    cart.subscribe(() => seen.push(cart.getSnapshot().count))
    cart.follow('nino')
    expect(cart.getSnapshot()).toMatchObject({ count: 2, isPending: true })
    expect(merges()).toEqual([])
    await pass()
    expect(merges()).toEqual(['nino'])
    expect(calls('nino')).toEqual([])
    await merged()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 3, isPending: false })
    expect(Math.min(...seen)).toBe(2)
  })

  test('a user id that changes again within 300 ms loads the last one only', async () => {
    const { cart, pass, merged, calls, merges } = browser()
    cart.follow(null)
    await rest()
    cart.follow('nino')
    cart.follow('gia')
    await pass()
    await merged()
    expect(merges()).toEqual(['gia'])
    expect([calls('nino'), calls('gia')]).toEqual([[], ['load']])
  })

  test('what the guest has just added reaches the server before the merge', async () => {
    const { cart, pass, merges } = browser()
    cart.follow(null)
    await rest()
    const added = cart.add(wine)
    cart.follow('nino')
    await pass()
    await added
    await rest()
    expect(merges()).toEqual(['nino'])
  })

  test('what is done while the merge is under way is done in the customer’s cart afterwards', async () => {
    const { cart, pass, merged } = browser({ null: [line(wine, 1)], nino: [line(wine, 2)] })
    cart.follow(null)
    await rest()
    cart.follow('nino')
    await pass()
    const all = [cart.add(honey), cart.increase(wineKey), cart.setQuantity(wineKey, 2)]
    await rest()
    expect(cart.getSnapshot().count).toBe(1)
    await merged()
    await Promise.all(all)
    // Two were there, one came over, and two presses of the plus.
    expect(cart.quantityOf('wine')).toBe(5)
    expect(cart.quantityOf('honey')).toBe(1)
  })

  test('logging out shows nothing of the customer’s, and loads the guest’s', async () => {
    const { cart, pass } = browser({ null: [line(honey, 3)], nino: [line(wine, 1)] })
    cart.follow('nino')
    await rest()
    expect(cart.getSnapshot().count).toBe(1)
    const told = vi.fn()
    cart.subscribe(told)
    cart.follow(null)
    expect(told).toHaveBeenCalled()
    expect(cart.getSnapshot()).toMatchObject({ status: 'idle', lines: [], rows: [], count: 0, total: 0 })
    await pass()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 3 })
  })

  test('a late answer of the cart before is passed over', async () => {
    const { cart, pass } = browser({ nino: [line(wine, 1)], gia: [line(honey, 2)] })
    cart.follow('nino')
    cart.follow('gia')
    await rest()
    expect(cart.getSnapshot().count).toBe(0)
    await pass()
    expect(cart.getSnapshot().lines.map(({ key }) => key)).toEqual([lineKey('honey')])
  })

  test('a cancelled login leaves the guest the lines that weren’t merged', async () => {
    const { cart, pass, merged } = browser({ null: [line(wine, 1)] })
    cart.follow(null)
    await rest()
    cart.follow('nino')
    await pass()
    cart.follow(null)
    const added = cart.add(honey)
    await merged()
    expect(await added).toMatchObject({ ok: true })
    await rest()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', isPending: false })
    expect(cart.getSnapshot().lines.map(({ key }) => key)).toEqual([lineKey('honey')])
  })

  test('logging out within 300 ms of a login doesn’t start the guest’s cart a second time', async () => {
    const { cart, stop, calls, tabs } = browser({ null: [line(wine, 1)] })
    cart.follow(null)
    await rest()
    cart.follow('nino')
    cart.follow(null)
    await rest()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 1, isPending: false })
    expect([calls(null), tabs(null).listeners()]).toEqual([['load'], 1])
    stop()
    expect(tabs(null).listeners()).toBe(0)
  })
})

describe('CART-13 a merge that is still to be done', () => {
  test('is done when a session starts with the mark of a guest’s cart, before its cart is shown', async () => {
    const { cart, leaveMark, merged, calls, isMarked } = browser({ null: [line(wine, 1)] })
    leaveMark()
    cart.follow('nino')
    await rest()
    expect([cart.getSnapshot().status, calls('nino')]).toEqual(['idle', []])
    await merged()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 1 })
    expect(isMarked()).toBe(false)
  })

  test('without the mark a session starts with its own cart alone', async () => {
    const { cart, merges, calls } = browser()
    cart.follow('nino')
    await rest()
    expect([merges(), calls('nino')]).toEqual([[], ['load']])
  })

  test('is marked, said once, and tried again when the connection is back', async () => {
    const { cart, pass, merged, merges, notices, isMarked } = browser({ null: [line(wine, 1)] })
    const cutShort: MergeReport = {
      isComplete: false,
      notices: [{ kind: 'notMerged', names: [{ name: 'ღვინო' }] }],
    }
    cart.follow(null)
    await rest()
    cart.follow('nino')
    await pass()
    await merged(cutShort)
    expect(isMarked()).toBe(true)
    cart.catchUp()
    await rest()
    await merged(cutShort)
    expect(notices).toEqual([{ kind: 'notMerged', names: [{ name: 'ღვინო' }] }])
    cart.catchUp()
    await rest()
    await merged()
    expect([merges().length, isMarked()]).toEqual([3, false])
    cart.catchUp()
    expect(merges()).toHaveLength(3)
  })

  test('merges once when it is restarted, as React does in development', async () => {
    const { cart, stop, pass, merged, merges } = browser({ null: [line(wine, 1)] })
    cart.follow(null)
    await rest()
    cart.follow('nino')
    await pass()
    stop()
    cart.start(() => {})
    await pass()
    await merged()
    expect(merges()).toEqual(['nino'])
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 1, isPending: false })
  })
})

test('CHECK-09 an ordered cart is empty at once, and reloaded', async () => {
  const { cart, calls, api, tabs } = browser({ nino: [line(wine, 1)] })
  const remembered = vi.spyOn(api('nino'), 'markOrdered')
  cart.follow('nino')
  await rest()
  const ordered = [{ id: 'l-wine', productId: 'wine', specificationId: null, quantity: 1 }]
  cart.markOrdered(ordered)
  expect(remembered).toHaveBeenCalledExactlyOnceWith(ordered)
  expect(tabs('nino').told()).toBe(1)
  expect(cart.getSnapshot()).toMatchObject({ status: 'ready', lines: [], rows: [], total: 0 })
  await rest()
  expect(calls('nino')).toEqual(['load', 'load'])
})
