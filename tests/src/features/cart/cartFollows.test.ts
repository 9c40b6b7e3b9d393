import { afterEach, describe, expect, test, vi } from 'vitest'
import { lineKey } from '#features/cart/model/cartLine.ts'
import { later } from '#features/cart/model/cartQueue.ts'
import type { MergeReport } from '#features/cart/model/mergeCarts.ts'
import { browser, honey, line, wine } from './fakeBrowser.ts'
import { rest } from './fakeCart.ts'

const wineKey = lineKey('wine')
const notMerged = { kind: 'notMerged', names: [{ name: 'ღვინო' }] } as const
const reduced = { kind: 'reduced', name: 'თაფლი', n: 2 } as const

/** A guest's cart that is in view, with a wine in it. */
async function guest(options: Parameters<typeof browser>[1] = {}) {
  const opened = browser({ null: [line(wine, 1)], nino: [line(honey, 1)] }, options)
  opened.cart.follow(null)
  await rest()
  return opened
}

/** The same, while its lines are being moved into a customer's cart. */
async function merging() {
  const opened = await guest()
  opened.cart.follow('nino')
  await opened.pass()
  return opened
}

afterEach(() => void vi.useRealTimers())

describe('CART-13 a cart follows the session', () => {
  test('300 ms after the user id has changed for the last time', async () => {
    vi.useFakeTimers()
    const { cart, merges } = await guest({ schedule: later })
    cart.follow('nino')
    await vi.advanceTimersByTimeAsync(299)
    cart.follow('gia')
    await vi.advanceTimersByTimeAsync(299)
    expect(merges()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(merges()).toEqual(['gia'])
  })

  test('only once it is started, and no longer when it is stopped', async () => {
    const { cart, stop, calls, pass, merges, timers } = await guest()
    cart.follow('nino')
    stop()
    expect(timers.count()).toBe(0)
    cart.follow('gia')
    await pass()
    await rest()
    expect([merges(), calls('nino'), calls('gia')]).toEqual([[], [], []])
    const stopAgain = cart.start(() => {})
    await pass()
    expect(merges()).toEqual(['gia'])
    stopAgain()
  })

  test('from one customer to the next after the delay, with nothing of the first shown', async () => {
    const { cart, pass, calls } = browser({ nino: [line(wine, 1)], gia: [line(honey, 2)] })
    cart.follow('nino')
    await rest()
    cart.follow('gia')
    await rest()
    expect([cart.getSnapshot().count, calls('gia')]).toEqual([0, []])
    await pass()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 2 })
  })

  test('the same customer again is no change', async () => {
    const { cart, calls, timers } = await guest()
    cart.follow(null)
    await rest()
    expect([calls(null), timers.count()]).toEqual([['load'], 0])
    await cart.reload()
    expect(calls(null)).toEqual(['load', 'load'])
  })

  test('a login that is taken back at once leaves the guest’s cart as it was', async () => {
    const { cart, pass, merges } = await guest()
    cart.follow('nino')
    const added = cart.add(honey)
    const told = vi.fn()
    cart.subscribe(told)
    cart.follow(null)
    expect(told).toHaveBeenCalled()
    expect(await added).toMatchObject({ ok: true })
    await pass()
    expect(merges()).toEqual([])
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', count: 2, isPending: false })
  })

  test('to another customer while the lines of the guest go to the first', async () => {
    const { cart, pass, merged, merges } = await merging()
    cart.follow(null)
    cart.follow('gia')
    await merged()
    expect(cart.getSnapshot().isPending).toBe(true)
    await pass()
    await merged()
    expect(merges()).toEqual(['nino', 'gia'])
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', isPending: false, count: 0 })
  })
})

test('CART-13 the end of one customer’s merge leaves that of the next one under way', async () => {
  const { cart, pass, merged, merges } = await merging()
  cart.follow(null)
  cart.follow('gia')
  await pass()
  await merged(undefined, 0)
  cart.follow(null)
  await rest()
  cart.follow('gia')
  await pass()
  expect(merges()).toEqual(['nino', 'gia'])
  await merged()
  expect(cart.getSnapshot()).toMatchObject({ status: 'ready', isPending: false })
})

describe('CART-13 while the guest’s lines are moved', () => {
  test('what the guest has added goes first, however long its way is', async () => {
    const held = Promise.withResolvers<void>()
    const { cart, pass, merges, timers } = await guest({
      travel: (what) => (what.startsWith('add honey') ? held.promise : Promise.resolve()),
    })
    void cart.add(honey)
    cart.follow('nino')
    await pass()
    expect(merges()).toEqual([])
    held.resolve()
    await rest()
    expect(merges()).toEqual(['nino'])
    // Nor is the guest's cart read after it any more.
    expect(timers.count()).toBe(0)
  })

  test('the view is one and the same until something changes', async () => {
    const { cart, merged } = await merging()
    const view = cart.getSnapshot()
    expect(view).toMatchObject({ isPending: true, count: 1 })
    expect(cart.getSnapshot()).toBe(view)
    await merged()
    expect(cart.getSnapshot()).toMatchObject({ isPending: false, count: 2 })
  })

  test('a cart that can’t be loaded shows the error, not the guest’s cart', async () => {
    const { cart, pass, merged, notices } = await guest({ fates: ['ok', 'lost'] })
    cart.follow('nino')
    await pass()
    // The first call of each cart succeeds: the guest's reading, and the addition of what was moved.
    await merged()
    expect(cart.getSnapshot()).toMatchObject({ status: 'error', isPending: false, lines: [] })
    expect(notices).toMatchObject([{ kind: 'loadFailed' }])
  })

  test('plus, minus and remove wait, and are applied to the merged cart', async () => {
    const opened = browser({ null: [line(wine, 2), line(honey, 2)] })
    const { cart, pass, merged, calls } = opened
    cart.follow(null)
    await rest()
    cart.follow('nino')
    await pass()
    const honeyKey = lineKey('honey')
    const done = [cart.decrease(wineKey), cart.remove(honeyKey), cart.undoRemove(honeyKey)]
    const changed = [cart.setQuantity(honeyKey, 3), cart.setQuantity(lineKey('none'), 3)]
    await rest()
    expect(cart.getSnapshot().count).toBe(4)
    await merged()
    await Promise.all(done)
    expect(cart.quantityOf('wine')).toBe(1)
    expect(await Promise.all(changed)).toEqual([
      { ok: true, notice: null },
      { ok: false, notice: { kind: 'invalidProduct' } },
    ])
    expect(cart.quantityOf('honey')).toBe(3)
    expect(calls(null)).toEqual(['load'])
  })

  test('nothing is moved a second time for a connection that is back', async () => {
    const { cart, merges, merged } = await merging()
    cart.catchUp()
    await rest()
    expect(merges()).toEqual(['nino'])
    await merged()
    expect(cart.getSnapshot().isPending).toBe(false)
  })

  test('subscribers are notified of each change, until they unsubscribe', async () => {
    const { cart } = await guest()
    const told = vi.fn()
    const silence = cart.subscribe(told)
    cart.follow('nino')
    expect(told).toHaveBeenCalledTimes(1)
    silence()
    await cart.reload()
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('CART-13 the notices of a merge', () => {
  const report = (isComplete: boolean, ...notices: MergeReport['notices']): MergeReport => ({
    isComplete,
    notices,
  })

  test('each thing once, but what is new and what it ends with', async () => {
    const { cart, merged, notices, calls } = await merging()
    await merged(report(false, notMerged))
    expect(notices).toEqual([notMerged])
    cart.catchUp()
    await rest()
    await merged(report(false, notMerged, reduced))
    expect(notices).toEqual([notMerged, reduced])
    cart.catchUp()
    await rest()
    const before = calls('nino').length
    await merged(report(true, notMerged))
    expect(notices).toEqual([notMerged, reduced, notMerged])
    // What has gone over is shown.
    expect(calls('nino').slice(before)).toContain('load')
  })

  test('a merge that one customer left behind is not the next one’s', async () => {
    const { cart, pass, merged, merges } = await merging()
    await merged(report(false, notMerged))
    cart.follow('gia')
    await pass()
    await merged(report(true))
    cart.catchUp()
    await rest()
    expect(merges()).toEqual(['nino', 'gia'])
  })
})

test('the undo of a removed line can be dismissed', async () => {
  const { cart } = await guest()
  await cart.remove(wineKey)
  expect(cart.getSnapshot().rows).toMatchObject([{ kind: 'removed' }])
  cart.forgetRemoved(wineKey)
  expect(cart.getSnapshot().rows).toEqual([])
})
